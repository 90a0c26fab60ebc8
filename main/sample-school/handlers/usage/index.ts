/** The amount of study, over time and by ability (DESIGN §7). */
import type { usage } from '../../../../shared/endpoints/usage'
import type { Handlers } from '../types'
import { usageRows, usageSheet } from './amounts'
import { progressGraph } from './graph'
import { intelligence } from './intelligence'

export const usageHandlers: Handlers<keyof typeof usage> = {
  'usage-amount'(request, call) {
    const items = usageRows(call, request)
    return { items, total: items.length }
  },
  'export-usage-amount': (request, call) => usageSheet(call, request),
  'progress-graph': (request, call) => progressGraph(call, request),
  intelligence: (request, call) => intelligence(call, request),
}
