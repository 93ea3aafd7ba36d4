import { expect, test } from 'vitest'
import { statementsOf } from './statements.ts'

test('statements end at a semicolon', () => {
  expect(statementsOf('create table a (b);\ncreate index c on a (b)')).toEqual([
    'create table a (b)',
    'create index c on a (b)',
  ])
})

test('a semicolon in a text, a name or a comment ends nothing', () => {
  const one = `insert into a values ('it''s; fine', "odd;name") -- here; too\n/* and; here */`
  expect(statementsOf(`${one};`)).toEqual([one])
})

test('a trigger is one statement with those it holds', () => {
  const trigger = `create trigger t after insert on a begin
    update a set b = case when c then 1 end; delete from d;
  end`
  expect(statementsOf(`${trigger};\nselect 1;`)).toEqual([trigger, 'select 1'])
})

test('comments alone are no statement', () => {
  expect(statementsOf('-- nothing here\n;\n/* nor here */')).toEqual([])
})
