import { engineApi } from './engine-api.ts'
import { serve } from './serve.ts'

serve(engineApi())
