// The scenes drawn by Qt's raster engine, off screen.
//
// Qt hands parts of large turned pictures and gradients to a thread of its own; what is counted is the time that
// the whole process ran.
#include <QGlyphRun>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QRawFont>

#include "scenes.h"

namespace {

const QString fontFile = QStringLiteral("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf");

uint32_t *target;
QPainter *painter;

QColor opaqueColor(uint32_t rgb) { return QColor(int(rgb >> 16 & 255), int(rgb >> 8 & 255), int(rgb & 255)); }

QColor fadedColor(uint32_t rgb, int alpha) {
    QColor result = opaqueColor(rgb);
    result.setAlpha(alpha);
    return result;
}

QImage wrap(uint32_t *pixels, int width, int height, QImage::Format format) {
    return QImage(reinterpret_cast<uchar *>(pixels), width, height, width * 4, format);
}

// One frame: everything that `body` draws, with a painter of its own.
void frame(void (*body)()) {
    QImage image = wrap(target, WIDTH, HEIGHT, QImage::Format_RGB32);
    QPainter own(&image);
    painter = &own;
    body();
}

void s1() { painter->fillRect(0, 0, WIDTH, HEIGHT, opaqueColor(0x336699)); }
void s2() { painter->fillRect(0, 0, WIDTH, HEIGHT, fadedColor(0xCC3366, 128)); }

void s3() {
    numbers n = {3};
    for (int i = 0; i < 1000; i++) {
        int x = below(&n, 1217), y = below(&n, 737);
        painter->fillRect(x, y, 64, 64, opaqueColor(color(&n)));
    }
}

void smoothShapes() {
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
}

void s4() {
    smoothShapes();
    numbers n = {4};
    for (int i = 0; i < 200; i++) {
        int x = below(&n, 1081), y = below(&n, 681);
        painter->setBrush(fadedColor(color(&n), 204));
        painter->drawRoundedRect(x, y, 200, 120, 16, 16);
    }
}

void s5() {
    smoothShapes();
    numbers n = {5};
    for (int i = 0; i < 200; i++) {
        int x = 40 + below(&n, 1201), y = 40 + below(&n, 721);
        painter->setBrush(opaqueColor(color(&n)));
        painter->drawEllipse(QPointF(x, y), 40, 40);
    }
}

void gradient(QPointF end, std::initializer_list<uint32_t> colors) {
    QLinearGradient ramp(QPointF(0, 0), end);
    qreal place = 0;
    for (uint32_t rgb : colors) {
        ramp.setColorAt(place, opaqueColor(rgb));
        place += 1.0 / qreal(colors.size() - 1);
    }
    painter->fillRect(0, 0, WIDTH, HEIGHT, ramp);
}

void s6() { gradient(QPointF(0, 800), {0x1E3C72, 0x2A9D8F}); }
void s6b() { gradient(QPointF(1280, 800), {0xE63946, 0xF1FAEE, 0x1D3557}); }

void image(int kind) {
    static QImage kept[3];
    if (kept[kind].isNull()) {
        QImage::Format format = kind == 0 ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied;
        kept[kind] = wrap(picture(WIDTH, HEIGHT, kind), WIDTH, HEIGHT, format);
    }
    painter->drawImage(0, 0, kept[kind]);
}

void s7() { image(0); }
void s7b() { image(1); }
void s7c() { image(2); }

const QImage &small() {
    static QImage kept = wrap(picture(640, 400, 0), 640, 400, QImage::Format_RGB32);
    return kept;
}

void s8() {
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    painter->drawImage(QRect(0, 0, WIDTH, HEIGHT), small());
}

void s8b() {
    painter->setRenderHints(QPainter::SmoothPixmapTransform | QPainter::Antialiasing);
    painter->translate(640, 400);
    painter->rotate(15);
    painter->scale(2, 2);
    painter->translate(-320, -200);
    painter->drawImage(0, 0, small());
}

// The shadow of a rectangle with round corners, black 0.35, 36 pixels of blur around it. Qt has no blur to call.
QImage shadowImage(int width, int height, int radius) {
    int wide = width + 72, high = height + 72;
    QImage mask(wide, high, QImage::Format_Alpha8);
    mask.fill(0);
    QPainter own(&mask);
    own.setRenderHint(QPainter::Antialiasing);
    own.setPen(Qt::NoPen);
    own.setBrush(Qt::black);
    own.drawRoundedRect(36, 36, width, height, radius, radius);
    own.end();
    blur(mask.bits(), wide, high, int(mask.bytesPerLine()));
    QImage result(wide, high, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < high; y++) {
        const uchar *from = mask.constScanLine(y);
        uint32_t *to = reinterpret_cast<uint32_t *>(result.scanLine(y));
        for (int x = 0; x < wide; x++) to[x] = (from[x] * 89u + 127) / 255 << 24;
    }
    return result;
}

void card(const QImage &shadow) {
    painter->drawImage(444, 272, shadow);
    smoothShapes();
    painter->setBrush(Qt::white);
    painter->drawRoundedRect(480, 300, 320, 200, 16, 16);
}

void s9() { card(shadowImage(320, 200, 16)); }

void s9c() {
    static QImage kept = shadowImage(320, 200, 16);
    card(kept);
}

const QRawFont &font(int size) {
    static QRawFont kept[2] = {
        QRawFont(fontFile, 16, QFont::PreferNoHinting), QRawFont(fontFile, 14, QFont::PreferNoHinting)};
    return kept[size == 14];
}

QGlyphRun line(const QString &words, int size, QPointF pen) {
    const QRawFont &face = font(size);
    QVector<quint32> glyphs = face.glyphIndexesForString(words);
    QVector<QPointF> ways = face.advancesForGlyphIndexes(glyphs), places;
    for (const QPointF &way : ways) {
        places << pen;
        pen += way;
    }
    QGlyphRun run;
    run.setRawFont(face);
    run.setGlyphIndexes(glyphs);
    run.setPositions(places);
    return run;
}

QVector<QGlyphRun> letters() {
    QVector<QGlyphRun> result;
    for (int l = 0; l < 40; l++) {
        QString words;
        QVector<QPointF> places;
        for (int k = 0; k < 100; k++) {
            words += QChar(33 + ((l * 100 + k) * 7 + l) % 94);
            places << QPointF(8 + 12 * k, 15 + 20 * l);
        }
        QGlyphRun run;
        run.setRawFont(font(16));
        run.setGlyphIndexes(font(16).glyphIndexesForString(words));
        run.setPositions(places);
        result << run;
    }
    return result;
}

void s10() {
    static QVector<QGlyphRun> kept = letters();
    painter->setPen(opaqueColor(0x202020));
    for (const QGlyphRun &run : kept) painter->drawGlyphRun(QPointF(), run);
}

const QPainterPath &star(Qt::FillRule rule) {
    static QPainterPath kept[2];
    QPainterPath &path = kept[rule == Qt::WindingFill];
    if (path.isEmpty()) {
        for (int i = 0; i < 500; i++) {
            double a = 2 * M_PI * 3 * i / 500, r = (i & 1 ? 150 : 390) * (0.4 + 0.6 * i / 500);
            QPointF point(q64(640 + r * cos(a)), q64(400 + r * sin(a)));
            if (i == 0) {
                path.moveTo(point);
            } else {
                path.lineTo(point);
            }
        }
        path.closeSubpath();
        path.setFillRule(rule);
    }
    return path;
}

void polygon(Qt::FillRule rule) {
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillPath(star(rule), opaqueColor(0x6A4C93));
}

void s11() { polygon(Qt::WindingFill); }
void s11e() { polygon(Qt::OddEvenFill); }

QVector<QPointF> wave() {
    QVector<QPointF> points;
    numbers n = {12};
    for (int i = 0; i <= 1000; i++) {
        double y = 400 + 300 * sin(0.05 * i) + (below(&n, 41) - 20);
        points << QPointF(q64(20 + 1.24 * i), q64(y));
    }
    return points;
}

void s12() {
    static QVector<QPointF> kept = wave();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(opaqueColor(0xD62828), 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPolyline(kept.constData(), int(kept.size()));
}

struct Row {
    QGlyphRun title, detail;
    QColor disc;
};

QVector<Row> makeRows() {
    QVector<Row> result;
    numbers n = {13};
    for (int i = 0; i < 12; i++) {
        int y = 16 + 64 * i;
        result << Row{
            line(QString("List item title number %1").arg(i), 16, QPointF(76, y + 28)),
            line(QString("Secondary text with a few more words %1").arg(i), 14, QPointF(76, y + 50)),
            opaqueColor(color(&n))};
    }
    return result;
}

void drawPage(QPainter *on) {
    static QVector<Row> rows = makeRows();
    on->setRenderHint(QPainter::Antialiasing);
    on->fillRect(0, 0, WIDTH, HEIGHT, Qt::white);
    for (int i = 0; i < 12; i++) {
        int y = 16 + 64 * i;
        on->fillRect(0, y, WIDTH, 64, opaqueColor(i & 1 ? 0xF2F4F6 : 0xFAFAFA));
        on->setPen(Qt::NoPen);
        on->setBrush(rows[i].disc);
        on->drawEllipse(QPointF(40, y + 32), 20, 20);
        on->setPen(opaqueColor(0x212121));
        on->drawGlyphRun(QPointF(), rows[i].title);
        on->setPen(opaqueColor(0x757575));
        on->drawGlyphRun(QPointF(), rows[i].detail);
        on->fillRect(76, y + 63, 1188, 1, opaqueColor(0xE0E0E0));
    }
}

QVector<QGlyphRun> makeMenu() {
    QVector<QGlyphRun> result;
    for (int i = 0; i < 8; i++) {
        result << line(QString("Menu item %1 settings").arg(i), 16, QPointF(40, 100 + 64 * i));
    }
    return result;
}

// The menu and, around the page, the page's shadow, whose picture is kept.
void drawUnder() {
    static QVector<QGlyphRun> menu = makeMenu();
    static QImage shadow = shadowImage(1152, 720, 24);
    painter->fillRect(0, 0, WIDTH, HEIGHT, opaqueColor(0x2E7D32));
    painter->setPen(Qt::white);
    for (const QGlyphRun &run : menu) painter->drawGlyphRun(QPointF(), run);
    const QRect strips[3] = {QRect(284, 12, 996, 52), QRect(284, 64, 60, 672), QRect(284, 736, 996, 64)};
    for (const QRect &strip : strips) {
        painter->drawImage(strip.topLeft(), shadow, strip.translated(-284, -12));
    }
}

QPainterPath pageOutline() {
    QPainterPath path;
    path.addRoundedRect(320, 40, 1152, 720, 24, 24);
    return path;
}

QImage makePage() {
    QImage page = wrap(memory(), WIDTH, HEIGHT, QImage::Format_RGB32);
    QPainter own(&page);
    drawPage(&own);
    return page;
}

// The visible corners by a brush, since clips have no smooth edges here; what is between them as pictures.
void s13() {
    static QImage page = makePage();
    static QPainterPath outline = pageOutline();
    drawUnder();
    painter->setRenderHints(QPainter::SmoothPixmapTransform | QPainter::Antialiasing);
    QBrush brush(page);
    brush.setTransform(QTransform(0.9, 0, 0, 0.9, 320, 40));
    for (int y : {40, 736}) {
        painter->save();
        painter->setClipRect(320, y, 24, 24);
        painter->fillPath(outline, brush);
        painter->restore();
    }
    const QRectF parts[3] = {QRectF(24, 0, 936, 24), QRectF(0, 24, 960, 672), QRectF(24, 696, 936, 24)};
    for (const QRectF &part : parts) {
        QRectF from(part.x() / 0.9, part.y() / 0.9, part.width() / 0.9, part.height() / 0.9);
        painter->drawImage(part.translated(320, 40), page, from);
    }
}

void s13r() {
    static QPainterPath outline = pageOutline();
    drawUnder();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setClipPath(outline);
    painter->translate(320, 40);
    painter->scale(0.9, 0.9);
    drawPage(painter);
}

template <void (*body)()>
void drawn() { frame(body); }

}  // namespace

int main(int count, char **words) {
    setenv("QT_QPA_PLATFORM", "offscreen", 1);
    QGuiApplication application(count, words);
    target = memory();
    static const scene scenes[] = {
        {"S1", drawn<s1>},   {"S2", drawn<s2>},     {"S3", drawn<s3>},   {"S4", drawn<s4>},
        {"S5", drawn<s5>},   {"S6", drawn<s6>},     {"S6b", drawn<s6b>}, {"S7", drawn<s7>},
        {"S7b", drawn<s7b>}, {"S7c", drawn<s7c>},   {"S8", drawn<s8>},   {"S8b", drawn<s8b>},
        {"S9", drawn<s9>},   {"S9c", drawn<s9c>},   {"S10", drawn<s10>}, {"S11", drawn<s11>},
        {"S11e", drawn<s11e>}, {"S12", drawn<s12>}, {"S13", drawn<s13>}, {"S13r", drawn<s13r>},
        {nullptr, nullptr}};
    return run(count, words, "qt", scenes, target);
}
