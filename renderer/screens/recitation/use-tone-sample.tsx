/** A sample of a voice: the server speaks one sentence in a recitation that never becomes a resource. */
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { prepareWrite, sendWrite } from '../../bridge/index'
import { useBusy } from '../../ui/use-busy'
import classes from './Recitation.module.css'
import { SlotAudio } from './SlotAudio'
import { text } from './text'
import type { RecitationForm } from './use-recitation-form'

export interface ToneSample {
  hear(tone: string): void
  busy: boolean
  /** The sound, or why there is none. */
  panel: ReactNode
}

export function useToneSample(form: Pick<RecitationForm, 'getValues' | 'set'>): ToneSample {
  const client = useQueryClient()
  const { busy, run } = useBusy()
  /** The samples of this visit, by the voice. */
  const files = useRef(new Map<string, string>())
  const [heard, setHeard] = useState<{ file: string; times: number } | null>(null)
  const [message, setMessage] = useState<string | null>(null)

  async function guidForSamples(): Promise<string | null> {
    const { sampleGuid } = form.getValues()
    if (sampleGuid !== '') return sampleGuid
    const outcome = await sendWrite(client, prepareWrite(client, 'start-create-resource', {}), { quiet: true })
    const guid = outcome.kind === 'done' ? (outcome.result.answer?.guid ?? null) : null
    if (guid !== null) form.set({ sampleGuid: guid }, [])
    return guid
  }

  /** Speaks the sample into a free slot; refused if all are used. */
  async function speakSample(tone: string): Promise<{ file: string } | { message: string }> {
    const guid = await guidForSamples()
    if (guid === null) return { message: text.hearingFailed }
    const sent = {
      guid,
      tone_type: tone,
      content: text.toneSample,
      category: 'read_sentence',
      need_template: 0,
    } as const
    const outcome = await sendWrite(client, prepareWrite(client, 'text-to-speech', sent), { quiet: true })
    const file = outcome.kind === 'done' ? (outcome.result.answer?.audio_file ?? '') : ''
    if (file !== '') return { file }
    // The server may have removed the recitation, or its slots are used: the next sample begins another one.
    form.set({ sampleGuid: '' }, [])
    return { message: outcome.kind === 'refused' ? outcome.message : text.hearingFailed }
  }

  async function speak(tone: string): Promise<void> {
    setMessage(null)
    const known = files.current.get(tone)
    const hasOldGuid = form.getValues().sampleGuid !== ''
    let spoken = known === undefined ? await speakSample(tone) : { file: known }
    if ('message' in spoken && hasOldGuid) spoken = await speakSample(tone)
    if ('message' in spoken) return setMessage(spoken.message)
    const { file } = spoken
    files.current.set(tone, file)
    setHeard(old => ({ file, times: (old?.times ?? 0) + 1 }))
  }

  return {
    hear: tone => void run(() => speak(tone)),
    busy,
    panel:
      message !== null ? (
        <p className={classes.fault} role="alert">
          {message}
        </p>
      ) : heard === null ? null : (
        <SlotAudio key={heard.times} kind="voice" file={heard.file} autoPlay />
      ),
  }
}
