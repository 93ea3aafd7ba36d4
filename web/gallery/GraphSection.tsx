import { useState } from 'react'
import { Button } from '../ui/field/Button.tsx'
import { GraphSurface, type PaintLayer } from '../ui/graph/GraphSurface.tsx'
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
const FEW = { x: 0, y: 0, width: 320, height: 60 }

const STARS = Array.from({ length: 4600 }, (_, index) => {
  const turn = index * 2.399_963
  const away = 14 * Math.sqrt(index)
  return { x: Math.cos(turn) * away, y: Math.sin(turn) * away, size: 1 + (index % 5) / 2 }
})
const SKY = { x: -960, y: -960, width: 1920, height: 1920 }

const paintStars: PaintLayer = (context, { rect, zoom }, host) => {
  context.fillStyle = getComputedStyle(host).color
  context.beginPath()
  for (const { x, y, size } of STARS) {
    const radius = size / Math.sqrt(zoom)
    if (!overlaps(rect, { x, y, width: 0, height: 0 })) continue
    context.moveTo(x + radius, y)
    context.arc(x, y, radius, 0, 2 * Math.PI)
  }
  context.fill()
}

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
  const [near, setNear] = useState<string | null>(null)
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
      <State name={`4,600 points on a canvas${near ? `, near ${near}` : ''}`} width="full">
        <GraphSurface
          label="Star map"
          bounds={SKY}
          height="320px"
          paint={paintStars}
          onPoint={(at) => setNear(at && `${Math.round(at.x)}, ${Math.round(at.y)}`)}
        />
      </State>
      <State name="few, at their own size" width="wide">
        <GraphSurface label="Short chain" bounds={FEW} height="160px">
          <Nodes nodes={NODES.slice(0, 3)} />
        </GraphSurface>
      </State>
    </Specimen>
  )
}
