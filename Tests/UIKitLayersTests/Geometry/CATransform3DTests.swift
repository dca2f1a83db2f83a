import Testing
import UIKitGeometry
import UIKitLayers

@Suite struct CATransform3DTests {
    @Test func `GEO-20 concat applies the first transform first`() {
        let a = CATransform3DConcat(
            CATransform3DMakeTranslation(20, 20, 20),
            CATransform3DMakeScale(20, 20, 20)
        )
        let b = CATransform3DConcat(
            CATransform3DMakeScale(20, 20, 20),
            CATransform3DMakeTranslation(20, 20, 20)
        )
        let result = CATransform3DConcat(a, b)
        #expect([result.m11, result.m22, result.m33, result.m44] == [400, 400, 400, 1])
        #expect([result.m41, result.m42, result.m43] == [8020, 8020, 8020])
    }

    @Test func `GEO-21 a turn about x and a move`() {
        let turn = CATransform3DMakeRotation(.pi / 3, 1, 0, 0)
        let move = CATransform3DMakeTranslation(5, 5, 5)
        for result in [
            CATransform3DConcat(turn, move), CATransform3DRotate(move, .pi / 3, 1, 0, 0),
        ] {
            let numbers = [
                result.m22, result.m33, result.m23, result.m32, result.m41, result.m42, result.m43,
            ]
            let expected = [0.5, 0.5, 0.8660254, -0.8660254, 5, 5, 5]
            for (number, value) in zip(numbers, expected) { #expect(isNear(number, value, 2.5e-6)) }
        }
    }

    @Test func `inverting undoes a map in space`() {
        var map = CATransform3DRotate(CATransform3DMakeTranslation(3, -4, 5), 1, 1, 2, 3)
        map.m34 = -1 / 500
        let both = CATransform3DConcat(map, CATransform3DInvert(map))
        let rows = [
            both.m11, both.m12, both.m13, both.m14, both.m21, both.m22, both.m23, both.m24,
            both.m31, both.m32, both.m33, both.m34, both.m41, both.m42, both.m43, both.m44,
        ]
        for (index, number) in rows.enumerated() {
            #expect(isNear(number, index % 5 == 0 ? 1 : 0, 1e-12))
        }
    }

    @Test func `a map that cannot be undone is returned by invert`() {
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DInvert(flat) == flat)
    }

    @Test func `affine maps go there and back`() {
        let map = CGAffineTransform(1, 2, 3, 4, 5, 6)
        let space = CATransform3DMakeAffineTransform(map)
        #expect(CATransform3DIsAffine(space))
        #expect(CATransform3DGetAffineTransform(space) == map)
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
        #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    }

    @Test(arguments: [
        CGAffineTransform(rotationAngle: 2), CGAffineTransform(2, 0, 1, 3, 4, 5),
        CGAffineTransform(-1, 0, 0, 1, 0, 0), CGAffineTransform(0, 3, -2, 0, 1, 1),
        CGAffineTransform(0, 0, 1, 2, 0, 0), CGAffineTransform(1, 2, 3, -4, 5, 6),
    ])
    func `the parts of a map make it again`(map: CGAffineTransform) {
        let again = TransformParts(map).map
        let pairs = zip(
            [map.a, map.b, map.c, map.d, map.tx, map.ty],
            [again.a, again.b, again.c, again.d, again.tx, again.ty]
        )
        for (number, value) in pairs { #expect(isNear(number, value, 1e-12)) }
    }
}
