import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { LineChart } from './LineChart.tsx'

// The canvas itself is tested in the browser; here only what a chart asks of it counts.
const asked = vi.hoisted(() => ({
  constructed: 0,
  destroyed: 0,
  data: [] as unknown[],
  redrawn: 0,
}))
vi.mock('./uplot.ts', () => ({
  Plot: class {
    constructor(_options: unknown, data: unknown) {
      asked.constructed++
      asked.data.push(data)
    }
    setData(data: unknown) {
      asked.data.push(data)
    }
    redraw() {
      asked.redrawn++
    }
    setSize() {}
    setSelect() {}
    destroy() {
      asked.destroyed++
    }
  },
}))
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }))
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
)

beforeEach(() => Object.assign(asked, { constructed: 0, destroyed: 0, data: [], redrawn: 0 }))

const chart = (values: number[], more: Partial<Parameters<typeof LineChart>[0]> = {}) => (
  <LineChart
    label="Prices"
    x={[1, 2, 3]}
    xLabel="Day"
    series={[{ label: 'RAT', values }]}
    {...more}
  />
)
async function show(values: number[]) {
  const shown = render(chart(values))
  await waitFor(() => expect(asked.constructed).toBe(1))
  return shown
}

test('new data goes into the chart that is there', async () => {
  const { rerender } = await show([1, 2, 3])
  rerender(chart([4, 5, 6]))
  expect(asked.constructed).toBe(1)
  expect(asked.destroyed).toBe(0)
  expect(asked.data.at(-1)).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ])
})

test('the same figures in a new array are not drawn again', async () => {
  const { rerender } = await show([1, 2, 3])
  rerender(chart([1, 2, 3], { formatY: (value) => `${value}` }))
  expect(asked).toMatchObject({ constructed: 1, redrawn: 0 })
  expect(asked.data).toHaveLength(1)
})

test('a marker that moves is drawn without touching the data', async () => {
  const { rerender } = await show([1, 2, 3])
  rerender(chart([1, 2, 3], { marker: { x: 2, label: 'Best day: 2' } }))
  expect(asked).toMatchObject({ constructed: 1, redrawn: 1 })
  expect(asked.data).toHaveLength(1)
})

test('one scale for all: each line is a share of its first figure', async () => {
  const { rerender } = await show([1, 2, 3])
  const series = [
    { label: 'Dear', values: [200, 100, null] },
    { label: 'Cheap', values: [null, 2, 3] },
    { label: 'From nothing', values: [0, 2, 3] },
  ]
  rerender(chart([], { series, scale: 'normalised' }))
  await waitFor(() => expect(asked.constructed).toBe(2))
  expect(asked.data.at(-1)).toEqual([
    [1, 2, 3],
    [1, 0.5, null],
    [null, 1, 1.5],
    [null, null, null],
  ])
})

test('the chart is gone with its screen', async () => {
  const { unmount } = await show([1, 2, 3])
  unmount()
  expect(asked.destroyed).toBe(1)
  expect(screen.queryByRole('img')).toBeNull()
})
