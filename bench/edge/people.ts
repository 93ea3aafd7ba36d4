import { newWriter } from '../../scripts/stage/writer.ts'

export interface Person {
  username: string
  password: string
  token: string
  plans: string[]
}

/** A player with plans, made through the API. */
export async function newPerson(url: string, name: string, plans: number): Promise<Person> {
  const { username, password, token, savePlan } = await newWriter(url, name)
  const person: Person = { username, password, token, plans: [] }
  for (let n = 0; n < plans; n++) {
    const saved = await savePlan(`Base ${n}`)
    if (typeof saved !== 'string') throw new Error(`A plan could not be saved: ${saved}`)
    person.plans.push(saved)
  }
  return person
}
