// Says what this machine draws, one line a picture, so that two machines can be compared without a test framework.
//
//   self-check            the lines are the same on every architecture and for every UIKIT_KERNELS
//
// The instruction sets of this processor are named on standard error, since they differ.
import RasterScenes
import UIKitGeometry
import UIKitRaster

let size = PixelSize(width: 200, height: 150)
for seed in 1...60 as ClosedRange<UInt64> {
    print("scene", seed, sceneDigest(seed: seed, size: size))
}
for seed in 1...12 as ClosedRange<UInt64> {
    print("16-bit", seed, sixteenBitDigest(seed: seed, size: size))
}
complain("kernels: " + KernelSet.available.joined(separator: " "))
