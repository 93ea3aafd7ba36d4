import { serve } from '../serve.ts'
import { advisorApi } from './advisor-api.ts'

serve(advisorApi())
