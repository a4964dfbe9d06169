import { journeys } from './journeys'
import { startWebkit } from './webkit'

journeys('WebKit', startWebkit)
