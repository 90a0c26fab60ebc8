/** The sounds that are being made or sent, one slot after the other. */
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { EndpointRequest } from '../../../shared/endpoints/index'
import { logError, prepareWrite, sendWrite } from '../../bridge/index'
import type { RecitationDraft } from '../../features/recitation/recitation-draft'
import { ensureGuid, readServer } from './server-recitation'
import { fileName, withVoice } from './server-slots'
import { isFilled, plainText } from './slot-rules'
import { text } from './text'
import { changeSlot, type RecitationForm } from './use-recitation-form'

export type Job =
  | { kind: 'waiting' | 'making' }
  | { kind: 'uploading'; percent: number; cancel(): void }
  | { kind: 'failed'; message: string }

type UploadFile = EndpointRequest<'upload-sound-file'>['file']

export interface SlotJobs {
  of(at: number): Job | undefined
  /** Whether a sound is being made or sent. */
  isBusy: boolean
  /** Makes the sound of a slot with its voice; `tone` is the voice of a slot for which none was chosen. */
  makeVoice(at: number, tone: string): void
  /** Sends a recording for a slot. Returns whether the server has it. */
  upload(at: number, file: UploadFile): Promise<boolean>
  /** Forgets a failure, e.g. after the slot was emptied. */
  forget(at: number): void
}

/** Whether a sound of the slot is being made or sent, or waits for that. */
export const isRunning = (job: Job | undefined): boolean => job !== undefined && job.kind !== 'failed'

/** The request that makes the sound of a slot. */
function voiceRequest({ guid, slots }: RecitationDraft, at: number, firstTone: string) {
  const slot = slots[at]
  if (slot === undefined || !isFilled(slot)) return null
  const { id, tone, category, template } = slot
  return {
    ...(id === '' ? {} : { id }),
    guid,
    tone_type: tone || firstTone,
    content: plainText(slot),
    category,
    need_template: template,
  } satisfies EndpointRequest<'text-to-speech'>
}

/** `onGone` is called if the server does not know the recitation any more. */
export function useSlotJobs(form: RecitationForm, onGone: () => void): SlotJobs {
  const client = useQueryClient()
  const [jobs, setJobs] = useState<ReadonlyMap<number, Job>>(new Map())
  const latest = useRef(jobs)
  const queue = useRef<Promise<void>>(Promise.resolve())

  const put = (at: number, job: Job | null) => {
    const next = new Map(latest.current)
    if (job === null) next.delete(at)
    else next.set(at, job)
    latest.current = next
    setJobs(next)
  }
  /** After a refusal, the page takes over what the server has. */
  const fail = async (at: number, message: string) => {
    const server = await readServer(form)
    if (server === 'gone') onGone()
    put(at, server === 'gone' ? null : { kind: 'failed', message })
  }
  const enqueue = (at: number, work: () => Promise<void>): Promise<void> => {
    put(at, { kind: 'waiting' })
    queue.current = queue.current
      .then(work)
      .catch(error => {
        put(at, { kind: 'failed', message: text.serverLost })
        logError('recitation', error)
      })
      .finally(() => isRunning(latest.current.get(at)) && put(at, null))
    return queue.current
  }

  async function makeVoice(at: number, firstTone: string): Promise<void> {
    put(at, { kind: 'making' })
    const refusal = await ensureGuid(queue, form, client)
    if (refusal !== null) return put(at, { kind: 'failed', message: refusal })
    const sent = voiceRequest(form.getValues(), at, firstTone)
    if (sent === null) return
    const outcome = await sendWrite(client, prepareWrite(client, 'text-to-speech', sent), { quiet: true })
    if (outcome.kind === 'cancelled') return
    if (outcome.kind === 'refused') return fail(at, outcome.message)
    if (outcome.kind !== 'done') return put(at, { kind: 'failed', message: text.serverLost })
    const { answer, found } = outcome.result
    const slot = answer ?? found?.items.find(({ id }) => id === sent.id)
    if (slot === undefined || slot.audio_file === '') return put(at, { kind: 'failed', message: text.noAudio })
    changeSlot(form, at, old => withVoice(old, sent, slot))
  }

  async function upload(at: number, file: UploadFile): Promise<boolean> {
    const refusal = await ensureGuid(queue, form, client)
    const slot = form.getValues().slots[at]
    const id = slot?.id ?? ''
    if (refusal !== null || slot === undefined || id === '') {
      put(at, { kind: 'failed', message: refusal ?? text.needVoiceFirst })
      return false
    }
    const controller = new AbortController()
    const progress = (percent: number) => put(at, { kind: 'uploading', percent, cancel: () => controller.abort() })
    progress(0)
    const before = fileName(slot.made?.file ?? '')
    const content = plainText(slot)
    const outcome = await sendWrite(client, prepareWrite(client, 'upload-sound-file', { id, file }), {
      quiet: true,
      signal: controller.signal,
      onProgress: ({ sent, total }) => progress(total > 0 ? Math.floor((100 * sent) / total) : 0),
    })
    if (outcome.kind === 'refused') {
      await fail(at, outcome.message)
      return false
    }
    // The answer may lack the address, or may be lost: the details have it.
    const answered = outcome.kind === 'done' ? (outcome.result.answer?.audio_file ?? '') : ''
    if (answered === '') await readServer(form)
    const address = answered || (form.getValues().slots[at]?.made?.file ?? '')
    if (address === '' || (answered === '' && fileName(address) === before)) {
      put(at, outcome.kind === 'cancelled' ? null : { kind: 'failed', message: text.uploadLost })
      return false
    }
    changeSlot(form, at, old => ({
      ...old,
      made: { by: 'own', content, tone: old.made?.tone ?? '', template: 1, file: address },
    }))
    return true
  }

  return {
    of: at => jobs.get(at),
    isBusy: [...jobs.values()].some(isRunning),
    makeVoice(at, tone) {
      if (!isRunning(latest.current.get(at))) void enqueue(at, () => makeVoice(at, tone))
    },
    async upload(at, file) {
      if (isRunning(latest.current.get(at))) return false
      let isSent = false
      await enqueue(at, async () => {
        isSent = await upload(at, { name: file.name, type: file.type, bytes: file.bytes })
      })
      return isSent
    },
    forget(at) {
      if (!isRunning(latest.current.get(at))) put(at, null)
    },
  }
}
