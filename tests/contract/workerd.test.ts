import { describe } from 'vitest'
import { HOSTS } from './hosts.ts'
import { authorisationSuite } from './suite/authorisation.ts'
import { OF_HANDLERS, onStage } from './suites.ts'

describe('the contract on workerd', () => onStage(HOSTS.workerd, OF_HANDLERS))
describe('on workerd', () => authorisationSuite(HOSTS.workerd))
