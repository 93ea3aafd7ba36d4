import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { credentials } from '../browser/credentials.ts'
import { useLeaveGuard } from './leave-guard.ts'

function Form({ dirty }: { dirty: boolean }) {
  const question = useLeaveGuard(dirty)
  return (
    <>
      <h1>Form</h1>
      {question && (
        <div role="alertdialog">
          <button type="button" onClick={question.leave}>
            Leave
          </button>
          <button type="button" onClick={question.stay}>
            Stay
          </button>
        </div>
      )}
    </>
  )
}

async function open(dirty: boolean) {
  const root = createRootRoute({ component: Outlet })
  const route = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component })
  const router = createRouter({
    routeTree: root.addChildren([
      route('/form', () => <Form dirty={dirty} />),
      route('/other', () => <h1>Other</h1>),
    ]),
    history: createMemoryHistory({ initialEntries: ['/form'] }),
  })
  render(<RouterProvider router={router as never} />)
  await screen.findByRole('heading', { name: 'Form' })
  // Not awaited: an open question blocks the navigation.
  await act(async () => void router.history.push('/other'))
}

beforeEach(() => credentials.set({ access_token: 'a', refresh_token: 'r' }))

describe('leaving a form', () => {
  test('that was not changed is not asked about', async () => {
    await open(false)
    await screen.findByRole('heading', { name: 'Other' })
  })

  test('that was changed is asked about, and left when the player says so', async () => {
    await open(true)
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await screen.findByRole('heading', { name: 'Other' })
  })

  test('that was changed is not left when the player stays', async () => {
    await open(true)
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Other' })).toBeNull()
  })

  test('because the session ended is not asked about: its draft waits for the next login', async () => {
    credentials.set(undefined)
    await open(true)
    await screen.findByRole('heading', { name: 'Other' })
  })
})
