/** A teacher of the sample school, logged in with the product's own client, and the address of one of his calls. */
import { createClient, type Identity } from '../../main/http/client'
import { createReach } from '../../main/http/reach'
import { prepare } from '../../main/http/request'
import { createTransport } from '../../main/http/transport'
import { createCopies } from '../../main/offline/index'
import { memoryShelf } from '../../main/offline/shelf'
import { type EndpointName, type EndpointRequest, endpointRow } from '../../shared/endpoints/index'
import { samplePassword } from '../../shared/sample'
import type { School } from './child'

/** The largest page of scores that a matrix asks for. */
export const page = { page: 1, limit: 100 }

export async function logIn({ config }: Pick<School, 'config'>) {
  let present: Identity | null = null
  const copies = createCopies({ enabled: true, shelf: memoryShelf(), clock: Date.now, log: () => undefined })
  await copies.begin('bench')
  const reach = createReach({ onChange: () => undefined, probe: async () => undefined })
  const client = createClient({
    config,
    transport: createTransport({ proxy: 'direct', extraCaFile: undefined }, null),
    identity: () => present,
    onUnauthorized: () => undefined,
    onServerDate: () => undefined,
    onInvalid: (endpoint, detail) => console.error(`${endpoint}: ${detail}`),
    onFailure: () => undefined,
    reach,
    copies,
    clock: Date.now,
    renewal: { settled: async () => true },
  })
  const login = await client.call('login-safe', {
    username: 'teacher@sample.school',
    password: samplePassword,
    app_name: 'bench',
    client_name: 'bench',
    device_code: 'bench',
  })
  if (!login.ok) throw new Error(login.error.message)
  const identity: Identity = {
    token: login.value.token,
    teacher_id: login.value.user.id,
    teacher_flag: '',
    generation: 1,
  }
  present = identity
  const homework = await client.call('my-homework-page-list', page)
  if (!homework.ok) throw new Error(homework.error.message)
  const homeworkId = homework.value.items[0]?.homework_id ?? ''
  const address = new URL(config.serverUrl + endpointRow('topic-score-overview-y').path)
  const query = { flag: '', teacher_id: identity.teacher_id, homework_id: homeworkId, page: '1', limit: '100' }
  for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value)
  return {
    client,
    homeworkId,
    /** The same call for a bare client. */
    address: address.href,
    headers: { Authorization: `Bearer ${identity.token}` },
    /** Any call, as axios takes it. */
    asked<N extends EndpointName>(name: N, request: EndpointRequest<N>) {
      const prepared = prepare(endpointRow(name), request, { config, identity: () => present })
      if (!prepared.ok) throw new Error(`${name}: ${prepared.error.message}`)
      return prepared.value.config
    },
    close: () => reach.close(),
  }
}
