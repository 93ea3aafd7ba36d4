import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fromPlan, sum } from '../../../../engine/explain/term.ts'
import { Explained } from './Explained.tsx'
import { ExplainProvider } from './ExplainProvider.tsx'

const AREA = sum('Area used', 'area', [
  fromPlan('Farms', 180, 'area'),
  fromPlan('Core', 25, 'area'),
])

function show(load = vi.fn(async () => AREA)) {
  render(
    <ExplainProvider source={{ load }}>
      <Explained figure={{ of: 'areaUsed' }} label="area used">
        205
      </Explained>
    </ExplainProvider>,
  )
  return load
}

test('a press asks for the derivation of that figure, not before', async () => {
  const load = show()
  expect(load).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: '205' }))
  expect(await screen.findByRole('treeitem', { name: /^Area used205/ })).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
  expect(load).toHaveBeenCalledWith({ of: 'areaUsed' }, [], expect.any(AbortSignal))
})

test('a derivation that fails offers to try again', async () => {
  show(vi.fn(async () => AREA).mockRejectedValueOnce(new Error('offline')))
  await userEvent.click(screen.getByRole('button', { name: '205' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('tree')).toBeTruthy()
})

test('without a provider it is plain text', () => {
  render(
    <Explained figure={{ of: 'areaUsed' }} label="area used">
      205
    </Explained>,
  )
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('205')).toBeTruthy()
})

const shown = () =>
  screen
    .getAllByRole('button', { expanded: true, hidden: true })
    .map((figure) => figure.textContent)

test('another figure takes the popover over, and its own press closes it', async () => {
  const load = vi.fn(async ({ of }: { of: string }) => ({ ...AREA, name: of }))
  render(
    <ExplainProvider source={{ load }}>
      <Explained figure={{ of: 'areaUsed' }} label="area used">
        205
      </Explained>
      <Explained figure={{ of: 'areaTotal' }} label="area total">
        500
      </Explained>
    </ExplainProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: '205' }))
  expect(await screen.findByRole('dialog', { name: 'Derivation of area used' })).toBeTruthy()
  expect(shown()).toEqual(['205'])
  await userEvent.click(screen.getByRole('button', { name: '500' }))
  expect(await screen.findByRole('treeitem', { name: /^areaTotal/ })).toBeTruthy()
  expect(shown()).toEqual(['500'])
  await userEvent.click(screen.getByRole('button', { name: '500' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('button', { expanded: true })).toBeNull()
})

test('a figure that leaves the page takes its derivation along', async () => {
  const page = (isThere: boolean) => (
    <ExplainProvider source={{ load: async () => AREA }}>
      {isThere && (
        <Explained figure={{ of: 'areaUsed' }} label="area used">
          205
        </Explained>
      )}
    </ExplainProvider>
  )
  const { rerender } = render(page(true))
  await userEvent.click(screen.getByRole('button', { name: '205' }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  rerender(page(false))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('Escape closes and gives the focus back to the figure', async () => {
  show()
  const figure = screen.getByRole('button', { name: '205' })
  figure.focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('tree')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(figure)
})
