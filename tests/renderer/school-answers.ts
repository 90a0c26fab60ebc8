/** Component tests whose answers come from the sample school. */
import { success } from '../../shared/contract/result'
import type { EndpointData, RendererEndpointName } from '../../shared/endpoints/index'
import type { FakeBridge } from '../fakes/bridge'
import type { Client } from '../main/sample-school/client'

/** Lets a school answer these calls of a page. */
export function answerFromSchool(fake: FakeBridge, client: Client, names: readonly RendererEndpointName[]): void {
  for (const name of names)
    fake.api(name, async request => success((await client.data(name, request)) as EndpointData<typeof name>))
}
