import { expect, test, vi } from 'vitest'
import { removeLine } from './remove-line.ts'

const button = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)!

function page(html: string) {
  document.body.innerHTML = html
}

function press(name: string, remove: (line: Element) => void) {
  button(name).focus()
  removeLine(button(name), () => remove(button(name).closest('li')!))
}

const line = (name: string) => `<li><button aria-label="Remove ${name}"></button></li>`

test('the line that took the place of a removed one has the focus, or the last one', async () => {
  page(`<section><input /><ul>${line('a')}${line('b')}${line('c')}</ul></section>`)
  press('Remove b', (removed) => removed.remove())
  await vi.waitFor(() => expect(button('Remove c')).toBe(document.activeElement))
  press('Remove c', (removed) => removed.remove())
  await vi.waitFor(() => expect(button('Remove a')).toBe(document.activeElement))
})

test('without a line left, what adds one before the list has it', async () => {
  page(`<div><button aria-label="Remove all"></button><button aria-label="Add a line"></button>
    <button aria-label="Mark"></button><ul>${line('a')}</ul></div>`)
  press('Remove a', (removed) => removed.parentElement?.remove())
  await vi.waitFor(() => expect(button('Add a line')).toBe(document.activeElement))
})
