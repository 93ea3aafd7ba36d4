import { expect, test } from './app.ts'

test.use({ memory: 'nothing' })

test('the mark stays on its entry when planets arrive above it', async ({ loggedIn }) => {
  const held = Promise.withResolvers<void>()
  await loggedIn.route('**/api/v1/data/planets/*', async (route) => {
    await held.promise
    await route.continue()
  })
  await loggedIn.goto('/profile')
  await expect(loggedIn.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  await loggedIn.keyboard.press('Control+k')
  await loggedIn
    .getByRole('combobox', { name: 'Page, command, plan, empire, planet or material' })
    .pressSequentially('rat')
  const marked = loggedIn.getByRole('option', { selected: true })
  await expect(marked).toContainText('Rations')
  await loggedIn.keyboard.press('ArrowDown')
  const other = (await marked.textContent())!
  expect(other).not.toContain('Rations')
  await loggedIn.keyboard.press('ArrowUp')
  await expect(marked).toContainText('Rations')
  await loggedIn.keyboard.press('ArrowDown')
  held.resolve()
  await expect(loggedIn.getByRole('option', { name: /Aratora/ }).first()).toBeVisible()
  await expect(marked).toHaveText(other)
})

test('what is typed right after the palette was asked for goes into its field, and nowhere else', async ({
  loggedIn,
}) => {
  await loggedIn.goto('/profile')
  const name = loggedIn.getByLabel('PrUn Username')
  await name.focus()
  await loggedIn.keyboard.press('Control+k')
  await loggedIn.keyboard.type('recipe')
  const search = loggedIn.getByRole('combobox', {
    name: 'Page, command, plan, empire, planet or material',
  })
  await expect(search).toHaveValue('recipe')
  await loggedIn.keyboard.press('Escape')
  await expect(name).toHaveValue('')
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a palette asked for while the last one still fades out is a new one', async ({
    loggedIn,
  }) => {
    await loggedIn.goto('/profile')
    await expect(loggedIn.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
    await loggedIn.keyboard.press('Control+k')
    const search = loggedIn.getByRole('combobox', {
      name: 'Page, command, plan, empire, planet or material',
    })
    await expect(search).toBeFocused()
    await loggedIn.keyboard.type('katoa')
    await expect(search).toHaveValue('katoa')
    // Both keys from within the page: between two calls from here the fading could have ended.
    await loggedIn.evaluate(async () => {
      const press = (key: KeyboardEventInit) =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...key }),
        )
      press({ key: 'Escape' })
      await new Promise((resolve) => setTimeout(resolve))
      press({ key: 'k', ctrlKey: true })
    })
    await loggedIn.keyboard.type('rat')
    await expect(search).toHaveValue('rat')
    await expect(search).toBeFocused()
    await expect(loggedIn.getByRole('option', { name: /Rations/ })).toBeVisible()
  })
})
