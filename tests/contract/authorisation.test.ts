import { HOSTS } from './hosts.ts'
import { authorisationSuite } from './suite/authorisation.ts'

authorisationSuite(HOSTS.Node)
