/** Calls about the program itself (SPEC §7): maintenance, log, evaluation address. */
import type { app } from '../../../../shared/endpoints/app'
import type { Handlers } from '../types'

export const appHandlers: Handlers<keyof typeof app> = {
  'version-check': (_, call) => call.store.state.maintenance,

  'submit-client-log'(request, call) {
    call.store.commit({ type: 'log', account: call.account.username, at: call.at, ...request })
    return null
  },

  'new-evaluation-service': (_, call) => ({
    evaluation_server_url: `${call.origin().replace(/^http/, 'ws')}/evaluation`,
  }),
}
