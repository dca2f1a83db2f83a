import Testing
import UIKitGeometry
import UIKitLayers

@MainActor @Suite struct LayerTreeTests {
    private func layers(_ names: String..., in parent: CALayer) -> [CALayer] {
        names.map { name in
            let layer = CALayer()
            layer.name = name
            parent.addSublayer(layer)
            return layer
        }
    }

    private func names(_ parent: CALayer) -> [String] {
        (parent.sublayers ?? []).compactMap(\.name)
    }

    @Test func `TREE-01 a new layer has no sublayers`() {
        #expect(CALayer().sublayers == nil)
    }

    @Test func `TREE-02 removing the only sublayer`() {
        let parent = CALayer()
        let child = layers("a", in: parent)[0]
        child.removeFromSuperlayer()
        #expect(child.superlayer == nil)
        #expect(parent.sublayers == nil)
    }

    @Test func `TREE-04 beside a layer that is elsewhere means in front`() {
        let parent = CALayer()
        _ = layers("s1", "s2", in: parent)
        let s3 = CALayer()
        s3.name = "s3"
        parent.insertSublayer(s3, below: CALayer())
        #expect(names(parent) == ["s1", "s2", "s3"])
    }

    @Test func `TREE-05 adding takes a layer out of where it is`() {
        let a = CALayer()
        let b = CALayer()
        let child = layers("child", in: a)[0]
        b.addSublayer(child)
        #expect(a.sublayers == nil)
        #expect(b.sublayers == [child])
        #expect(child.superlayer === b)
    }

    @Test func `TREE-08 and 09 below and above`() {
        let parent = CALayer()
        let first = layers("s1", "L", "s2", in: parent)
        let s3 = CALayer()
        s3.name = "s3"
        parent.insertSublayer(s3, below: first[2])
        #expect(names(parent) == ["s1", "L", "s3", "s2"])
        parent.insertSublayer(s3, above: first[0])
        #expect(names(parent) == ["s1", "s3", "L", "s2"])
    }

    @Test func `TREE-10 an index beyond the end means in front`() {
        let parent = CALayer()
        _ = layers("a", in: parent)
        let b = CALayer()
        b.name = "b"
        parent.insertSublayer(b, at: 999)
        #expect(names(parent) == ["a", "b"])
    }

    @Test(arguments: [0, 1, 2, 3])
    func `TREE-13 inserting a present layer moves it`(index: Int) {
        let parent = CALayer()
        let v = layers("v0", "v1", "v2", "v3", in: parent)
        parent.insertSublayer(v[1], at: UInt32(index))
        #expect(parent.sublayers?.firstIndex(of: v[1]) == index)
    }

    @Test(arguments: [(0, 0), (2, 1), (3, 2)])
    func `TREE-14 inserting a present layer below another`(sibling: Int, index: Int) {
        let parent = CALayer()
        let v = layers("v0", "v1", "v2", "v3", in: parent)
        parent.insertSublayer(v[1], below: v[sibling])
        #expect(parent.sublayers?.firstIndex(of: v[1]) == index)
    }

    @Test func `TREE-16 nothing keeps a tree alive but its owner`() {
        weak var child: CALayer?
        do {
            let parent = CALayer()
            child = layers("a", in: parent)[0]
            #expect(child != nil)
        }
        #expect(child == nil)
    }

    @Test func `replacing and setting sublayers`() {
        let parent = CALayer()
        let v = layers("a", "b", "c", in: parent)
        let d = CALayer()
        d.name = "d"
        parent.replaceSublayer(v[1], with: d)
        #expect(names(parent) == ["a", "d", "c"])
        #expect(v[1].superlayer == nil)
        parent.sublayers = [v[2], v[1]]
        #expect(names(parent) == ["c", "b"])
        #expect(d.superlayer == nil)
    }

    @Test func `a layer cannot be put into itself`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let a = CALayer()
                let b = CALayer()
                a.addSublayer(b)
                b.addSublayer(a)
            }
        }
    }

    @Test func `the owner hears of geometry within the setters`() {
        let owner = Owner(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        owner.changes = []
        owner.layer.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
        owner.layer.transform = CATransform3DMakeScale(2, 2, 1)
        #expect(owner.changes == ["bounds from 20.0×10.0", "position from 10.0,5.0"])
    }
}
