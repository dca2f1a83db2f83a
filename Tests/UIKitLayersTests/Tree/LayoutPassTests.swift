import Testing
import UIKitGeometry
import UIKitLayers

@MainActor @Suite struct LayoutPassTests {
    private func tree(depth: Int) -> [Owner] {
        let owners = (0..<depth).map { _ in
            Owner(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        }
        for (above, below) in zip(owners, owners.dropFirst()) {
            above.layer.addSublayer(below.layer)
        }
        owners[0].layer.layoutIfNeeded()
        for owner in owners { owner.layouts = 0 }
        return owners
    }

    @Test func `TREE-17 a new layer is laid out`() {
        let parent = Owner()
        let child = Owner()
        parent.layer.addSublayer(child.layer)
        parent.onLayout = { _ in
            child.layer.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        }
        parent.layer.layoutIfNeeded()
        #expect(child.layer.bounds.size == CGSize(width: 300, height: 100))
    }

    @Test func `TREE-18 resizing a layer has its superlayer laid out`() {
        let owners = tree(depth: 2)
        owners[1].layer.bounds.size = CGSize(width: 50, height: 50)
        owners[0].layer.layoutIfNeeded()
        #expect(owners.map(\.layouts) == [1, 1])
        owners[0].layer.layoutIfNeeded()
        #expect(owners.map(\.layouts) == [1, 1])
    }

    @Test func `moving and transforming mark nothing, scrolling the layer only`() {
        let owners = tree(depth: 3)
        owners[1].layer.position = CGPoint(x: 5, y: 5)
        owners[1].layer.transform = CATransform3DMakeScale(2, 2, 1)
        #expect(owners.allSatisfy { !$0.layer.needsLayout() })
        owners[1].layer.bounds.origin = CGPoint(x: 0, y: 10)
        #expect(owners.map { $0.layer.needsLayout() } == [false, true, false])
    }

    @Test func `adding, removing and reordering mark the right layers`() {
        let owners = tree(depth: 2)
        let other = tree(depth: 1)[0]
        owners[0].layer.addSublayer(other.layer)
        #expect(owners[0].layer.needsLayout())
        #expect(other.layer.needsLayout())
        #expect(!owners[1].layer.needsLayout())
        owners[0].layer.layoutIfNeeded()
        owners[0].layer.addSublayer(owners[1].layer)
        #expect(owners[0].layer.needsLayout())
        #expect(!owners[1].layer.needsLayout())
        owners[0].layer.layoutIfNeeded()
        other.layer.removeFromSuperlayer()
        #expect(owners[0].layer.needsLayout())
        #expect(!other.layer.needsLayout())
    }

    @Test func `layout if needed goes up through marked layers only`() {
        let owners = tree(depth: 4)
        owners[0].layer.setNeedsLayout()
        owners[2].layer.setNeedsLayout()
        owners[3].layer.setNeedsLayout()
        owners[3].layer.layoutIfNeeded()
        #expect(owners.map(\.layouts) == [0, 0, 1, 1])
        owners[3].layer.layoutIfNeeded()
        #expect(owners.map(\.layouts) == [0, 0, 1, 1])
    }

    @Test func `layout if needed finds marks below a clean layer`() {
        let owners = tree(depth: 4)
        owners[3].layer.setNeedsLayout()
        owners[0].layer.layoutIfNeeded()
        #expect(owners.map(\.layouts) == [0, 0, 0, 1])
    }

    @Test func `five marks are one layout`() {
        let owner = tree(depth: 1)[0]
        for _ in 0..<5 { owner.layer.setNeedsLayout() }
        owner.layer.layoutIfNeeded()
        owner.layer.layoutIfNeeded()
        #expect(owner.layouts == 1)
    }

    @Test func `resizing its own sublayers does not mark a layer again`() {
        let owners = tree(depth: 2)
        var width: CGFloat = 10
        owners[0].onLayout = { _ in
            width += 1
            owners[1].layer.bounds.size.width = width
        }
        owners[0].layer.setNeedsLayout()
        owners[0].layer.layoutIfNeeded()
        #expect(owners.map(\.layouts) == [1, 1])
        #expect(!owners[0].layer.needsLayout())
    }

    @Test func `a parent marked by its child is laid out in the same pass`() {
        let owners = tree(depth: 2)
        owners[1].onLayout = { [weak parent = owners[0].layer] _ in
            if owners[0].layouts == 1 { parent?.setNeedsLayout() }
        }
        owners[0].layer.setNeedsLayout()
        owners[1].layer.setNeedsLayout()
        owners[0].layer.layoutIfNeeded()
        #expect(owners[0].layouts == 2)
    }

    @Test func `a layer that never rests is left after a hundred rounds and reported once`() {
        let owner = tree(depth: 1)[0]
        var reports: [String] = []
        let before = LayoutPass.report
        LayoutPass.report = { reports.append($0) }
        defer { LayoutPass.report = before }
        owner.onLayout = { $0.setNeedsLayout() }
        owner.layer.setNeedsLayout()
        owner.layer.layoutIfNeeded()
        #expect(owner.layouts == 100)
        #expect(!owner.layer.needsLayout())
        owner.layer.setNeedsLayout()
        owner.layer.layoutIfNeeded()
        #expect(owner.layouts == 200)
        #expect(
            reports == ["Owner asks for layout in every one of 100 rounds; it is left as it is"]
        )
    }
}
