import { expect, test } from 'vitest'
import { newestWins } from './newest.ts'

/** Answers when told to. */
function oracle() {
  const asked: { question: string; answer: () => void; fail: () => void }[] = []
  const ask = newestWins(
    (question: string) =>
      new Promise<string>((resolve, reject) => {
        asked.push({
          question,
          answer: () => resolve(question.toUpperCase()),
          fail: () => reject(new Error('a bug')),
        })
      }),
  )
  return { asked, ask }
}
const overtaken = expect.objectContaining({ name: 'AbortError' })

test('of three quick questions only the first and the last are worked on, and only the last is answered', async () => {
  const { asked, ask } = oracle()
  const [first, second, third] = [ask('a'), ask('b'), ask('c')]
  await expect(second).rejects.toThrow(overtaken)
  asked[0]?.answer()
  await expect(first).rejects.toThrow(overtaken)
  asked[1]?.answer()
  expect(await third).toBe('C')
  expect(asked.map(({ question }) => question)).toEqual(['a', 'c'])
})

test('a question that fails does not hold up the next', async () => {
  const { asked, ask } = oracle()
  const first = ask('a')
  asked[0]?.fail()
  await expect(first).rejects.toThrow('a bug')
  const second = ask('b')
  asked[1]?.answer()
  expect(await second).toBe('B')
})
