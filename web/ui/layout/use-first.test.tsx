import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useFirst } from './use-first.tsx'

function List({ items }: { items: readonly string[] }) {
  const [shown, more] = useFirst(items, 2, 'trip')
  return (
    <>
      <ul>
        {shown.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {more}
    </>
  )
}

test('a list begins with its first items, and a button shows the others', async () => {
  const { rerender } = render(<List items={['a', 'b']} />)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<List items={['a', 'b', 'c']} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: '1 more trip' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByRole('button')).toBeNull()
})
