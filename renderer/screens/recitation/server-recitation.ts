/** The recitation on the server: it is begun before its first sound, and read after a restart (SPEC §4, §7). */
import type { QueryClient } from '@tanstack/react-query'
import { BridgeError, callApi, isMissing, prepareWrite, sendWrite } from '../../bridge/index'
import { viewKeyOf, withDetails, withoutServer, withServerIds } from './server-slots'
import { text } from './text'
import type { RecitationForm } from './use-recitation-form'

type Form = Pick<RecitationForm, 'set' | 'getValues'>

/** One beginning at a time, for several slots whose sounds are made together. */
const running = new WeakMap<object, Promise<string | null>>()

async function begin(form: Form, client: QueryClient): Promise<string | null> {
  const outcome = await sendWrite(client, prepareWrite(client, 'start-create-resource', {}), { quiet: true })
  if (outcome.kind === 'refused') return outcome.message
  if (outcome.kind !== 'done' || outcome.result.answer === undefined) return text.serverLost
  const { guid, items } = outcome.result.answer
  form.set(({ slots }) => ({ guid, slots: withServerIds(slots, items) }), [])
  return null
}

/**
 * Begins the recitation unless it has a guid. `key` is the same object for the whole life of the page.
 * @returns why it could not be begun; null if it has a guid.
 */
export function ensureGuid(key: object, form: Form, client: QueryClient): Promise<string | null> {
  if (form.getValues().guid !== '') return Promise.resolve(null)
  const begun = running.get(key) ?? begin(form, client).finally(() => running.delete(key))
  running.set(key, begun)
  return begun
}

/**
 * Reads what the server has of the recitation, and takes it over: sounds, ids, and whether it is a resource already.
 * @returns `gone` if the server does not know it any more, `unread` if it could not be read.
 */
export async function readServer(form: Form): Promise<'read' | 'gone' | 'unread'> {
  const { guid } = form.getValues()
  if (guid === '') return 'read'
  try {
    const details = await callApi('recitation-details', { guid }, { background: true })
    form.set(old => {
      if (old.guid !== guid) return {}
      const created =
        details.status === 1
          ? {
              id: details.resource_id ?? '',
              title: details.resource_title ?? old.title,
              view_key: viewKeyOf(old.slots),
            }
          : old.created
      return { ...withDetails(old, details), created, sent: false }
    }, [])
    return 'read'
  } catch (error) {
    if (!(error instanceof BridgeError)) throw error
    if (!isMissing(error)) return 'unread'
    form.set(old => (old.guid === guid ? withoutServer(old) : {}), [])
    return 'gone'
  }
}
