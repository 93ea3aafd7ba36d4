import { Button } from '../ui/field/Button.tsx'
import { GraphSurface } from '../ui/graph/GraphSurface.tsx'
import { overlaps, type Rect } from '../ui/graph/view.ts'
import { Specimen, State } from './Specimen.tsx'

type Node = Rect & { name: string }
const COLUMNS = 30
const NODES: Node[] = Array.from({ length: 150 }, (_, index) => ({
  name: `N${index}`,
  x: (index % COLUMNS) * 120,
  y: Math.floor(index / COLUMNS) * 60 + (index % 3) * 12,
  width: 80,
  height: 28,
}))
const CHAIN = { x: 0, y: 0, width: COLUMNS * 120, height: 5 * 60 }

function Nodes({ nodes, words = true }: { nodes: readonly Node[]; words?: boolean }) {
  return nodes.map((node) => (
    <g key={node.name} transform={`translate(${node.x} ${node.y})`}>
      <rect
        width={node.width}
        height={node.height}
        rx={4}
        fill="var(--surface-2)"
        stroke="var(--line-control)"
      />
      {words && (
        <text x={8} y={18} fill="var(--ink)" fontSize={12}>
          {node.name}
        </text>
      )}
    </g>
  ))
}

export function GraphSection() {
  return (
    <Specimen name="GraphSurface" note="drag, wheel, pinch, arrows, + − 0">
      <State name="150 nodes, drawn where they are seen" width="full">
        <GraphSurface
          label="Production chain"
          bounds={CHAIN}
          height="320px"
          minimap={<Nodes nodes={NODES} words={false} />}
          tools={<Button size="small">Focus</Button>}
        >
          {({ rect, zoom }) => (
            <Nodes nodes={NODES.filter((node) => overlaps(rect, node))} words={zoom > 0.3} />
          )}
        </GraphSurface>
      </State>
    </Specimen>
  )
}
