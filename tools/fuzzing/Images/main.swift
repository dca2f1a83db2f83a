// Feeds damaged pictures to the decoders; `tools/fuzz images` builds and runs it under the address sanitizer.
import Glibc
import UIKitGeometry
import UIKitImages
import UIKitRaster

let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first, arguments.count <= 3,
    arguments.dropFirst().allSatisfy({ UInt64($0) != nil })
else {
    print("usage: image-fuzz FOLDER [PICTURES [SEED]], a folder of suites and two numbers")
    exit(2)
}
let numbers = arguments.dropFirst().compactMap { UInt64($0) }
let wanted = Int(numbers.first ?? 200_000)
var seed = numbers.dropFirst().first ?? UInt64(time(nil))

let seeds = ["png", "jpeg", "webp"].flatMap { SeedPictures.read("\(folder)/\($0).txt") }
guard !seeds.isEmpty else {
    print("image-fuzz: there are no pictures in \(folder)")
    exit(2)
}

let picturesPerSeed = 10_000
var done = 0
while done < wanted {
    // Printed first: a crash must not swallow which seed it was.
    print("seed \(seed): ", terminator: "")
    fflush(nil)
    var mutator = Mutator(seed: seed, pictures: seeds)
    var decoded = 0
    let count = min(picturesPerSeed, wanted - done)
    for index in 0..<count {
        let bytes = mutator.next()
        guard let header = try? ImageFile.header(of: bytes) else { continue }
        // A claim of millions of pixels is honest work and says nothing new.
        if header.size.area > 1 << 20 { continue }
        guard let bitmap = try? ImageFile.decode(bytes) else { continue }
        decoded += 1
        if bitmap.size != header.size {
            print("picture \(index): \(bitmap.size) instead of \(header.size)")
            exit(1)
        }
    }
    done += count
    print("\(count) pictures, \(decoded) of them decoded")
    seed += 1
}
print("\(done) pictures without a crash")
