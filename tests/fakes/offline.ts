/** Dependencies of an API client whose server is always online: no offline copies, no token renewal, no log. */
import type { ClientDependencies } from '../../main/http/client'

export const online: Pick<ClientDependencies, 'connectivity' | 'copies' | 'clock' | 'onFailure' | 'tokenRenewal'> = {
  connectivity: { isOffline: () => false, onResponse: () => undefined, onNoResponse: () => undefined },
  copies: { add: () => undefined, has: async () => false, read: async () => null },
  clock: () => 0,
  onFailure: () => undefined,
  tokenRenewal: { waitUntilSettled: async () => true },
}
