// The scenes of `tools/bench text` with Qt: the same glyphs, the same labels.
#include <QGlyphRun>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QRawFont>
#include <QTextLayout>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <vector>

template <typename Body> static void measure(const char *name, int count, Body body) {
    std::vector<double> times;
    for (int i = 0; i < count; i++) {
        auto start = std::chrono::steady_clock::now();
        body();
        std::chrono::duration<double, std::micro> time = std::chrono::steady_clock::now() - start;
        times.push_back(time.count());
    }
    std::sort(times.begin(), times.end());
    std::printf("%s\t%.1f\t%.1f\n", name, times[0], times[times.size() / 2]);
}

int main(int count, char **arguments) {
    QGuiApplication application(count, arguments);
    if (count > 1 && !std::strcmp(arguments[1], "first")) {
        QImage image(100, 30, QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        QFont font("Inter");
        font.setPixelSize(17);
        painter.setFont(font);
        painter.drawText(0, 20, "Hello");
        return 0;
    }
    QImage image(1280, 820, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    QFont dejavu("DejaVu Sans");
    dejavu.setPixelSize(16);
    dejavu.setHintingPreference(QFont::PreferNoHinting);
    QRawFont raw = QRawFont::fromFont(dejavu);
    std::vector<QGlyphRun> runs;
    for (int line = 0; line < 40; line++) {
        QString text;
        QList<QPointF> places;
        for (int column = 0; column < 100; column++) {
            text += QChar(33 + ((line * 100 + column) * 7 + line) % 94);
            places.append(QPointF(8 + 12 * column, 15 + 20 * line));
        }
        QGlyphRun run;
        run.setRawFont(raw);
        run.setGlyphIndexes(raw.glyphIndexesForString(text));
        run.setPositions(places);
        runs.push_back(run);
    }
    painter.setPen(QColor(32, 32, 32));
    measure("S10 page, warm", 41, [&] {
        for (auto &run : runs) painter.drawGlyphRun(QPointF(0, 0), run);
    });
    QFont inter("Inter");
    inter.setPixelSize(16);
    measure("1000 short labels, laid out", 15, [&] {
        for (int i = 0; i < 1000; i++) {
            QTextLayout layout(QString("Menu item %1 settings").arg(i), inter);
            layout.beginLayout();
            layout.createLine().setLineWidth(10000);
            layout.endLayout();
        }
    });
    return 0;
}
