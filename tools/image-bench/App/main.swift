import Glibc
import UIKitGeometry
import UIKitImages
import UIKitRaster

// Measures decoding: `tools/bench images`. Each line is a name, the least and the middle time in microseconds, and how many
// times a copy of the decoded pixels that is.
//
//   image-bench make FOLDER    writes the pictures
//   image-bench FOLDER         reads them

let arguments = Array(CommandLine.arguments.dropFirst())
guard let folder = arguments.last else {
    print("usage: image-bench [make] FOLDER")
    exit(2)
}

/// A picture like a photograph: soft shapes of all colours, and grain.
func photograph(width: Int, height: Int) -> Bitmap {
    var bitmap = Bitmap(size: PixelSize(width: width, height: height))
    var grain: UInt32 = 1
    for y in 0..<height {
        for x in 0..<width {
            // Wraps on purpose: a linear congruential generator, the same picture on every machine.
            grain = grain &* 1_664_525 &+ 1_013_904_223
            let noise = Int(grain >> 29)
            let red = (x * 255 / width + noise) & 255
            let green = (y * 255 / height + (x / 40 % 2) * 24 + noise) & 255
            let blue = ((x - y) * (x - y) / 4_096 + noise) & 255
            bitmap[x, y] = 0xFF00_0000 | UInt32(red << 16 | green << 8 | blue)
        }
    }
    return bitmap
}

if arguments.first == "make" {
    let picture = photograph(width: 1600, height: 1200)
    try ByteFile.write(PNG.encode(picture), to: "\(folder)/photo.png")
    try ByteFile.write(JPEG.encode(picture, quality: 0.85), to: "\(folder)/photo.jpg")
    exit(0)
}

let clock = ContinuousClock()

/// The least and the middle time of `count` runs, in microseconds.
func times(_ count: Int, _ body: () throws -> Void) rethrows -> (least: Double, middle: Double) {
    var times: [Double] = []
    for _ in 0..<count {
        let time = try clock.measure(body)
        times.append(
            Double(time.components.attoseconds) / 1e12 + Double(time.components.seconds) * 1e6
        )
    }
    times.sort()
    return (times[0], times[count / 2])
}

let pixels = 1600 * 1200
let source = [UInt32](repeating: 7, count: pixels)
var target = [UInt32](repeating: 0, count: pixels)
let copy = times(15) {
    target.withUnsafeMutableBytes { target in
        source.withUnsafeBytes { target.copyMemory(from: $0) }
    }
}
print("copy of the pixels\t\(Int(copy.least))\t\(Int(copy.middle))\t1.0")

for name in ["photo.png", "photo.jpg", "photo.webp"] {
    guard let bytes = try? ImageFile.read("\(folder)/\(name)") else { continue }
    func measure(_ what: String, covering: PixelSize?) throws {
        let time = try times(9) { _ = try ImageFile.decode(bytes, covering: covering) }
        let ratio = (time.least / copy.least * 10).rounded() / 10
        print("\(name)\(what)\t\(Int(time.least))\t\(Int(time.middle))\t\(ratio)")
    }
    try measure("", covering: nil)
    try measure(", as a thumbnail", covering: PixelSize(width: 160, height: 120))
}
