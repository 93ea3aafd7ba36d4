import { describe } from 'vitest'
import { HOSTS } from './hosts.ts'
import { OF_HANDLERS, OF_HOSTS, onStage } from './suites.ts'

// What a client written for the documented calls may rely on, word for word the same on every host. `workerd.test.ts` has the
// suites that are left out here.
describe('the contract on Node', () => onStage(HOSTS.Node, [...OF_HOSTS, ...OF_HANDLERS]))
describe('the contract on workerd', () => onStage(HOSTS.workerd, OF_HOSTS))
