import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { recitation } from '../../../shared/domain/recitation'
import { KeptRecordings } from '../../audio/capture/index'
import { useApi, useSession } from '../../bridge/index'
import { canGiveHomework } from '../../features/homework/can-give-homework'
import { paths } from '../../paths'
import { confirmDialog, toast } from '../../ui/dialogs'
import { Form } from '../../ui/form/Form'
import { TextField } from '../../ui/form/TextField'
import { KeyHints } from '../../ui/keys/KeyHints'
import layout from '../../ui/layout/layout.module.css'
import { PageHeader } from '../../ui/PageHeader'
import { Skeletons } from '../../ui/Skeletons'
import { useStayOnPage } from '../../ui/use-stay-on-page'
import { CreatedPanel } from './CreatedPanel'
import { createRecitation } from './create-recitation'
import { Facts } from './Facts'
import classes from './Recitation.module.css'
import { SlotList } from './SlotList'
import { SlotPanel } from './SlotPanel'
import { readServer } from './server-recitation'
import { slotName } from './slot-name'
import { firstFaultySlot } from './slot-rules'
import { text } from './text'
import { useRecitationForm } from './use-recitation-form'
import { useSlotJobs } from './use-slot-jobs'
import { useSlotKeys } from './use-slot-keys'
import { useToneSample } from './use-tone-sample'

/** The page on which a teacher makes a reading exercise (DESIGN §7 /homework/recitation/add; SPEC §7, §9). */
export function Recitation() {
  const client = useQueryClient()
  const remaining = useApi('get_remaining_times', {})
  const tones = useApi('get-tone-type-list', {})
  const hasNoneLeft = remaining.data !== undefined && remaining.data.remaining_times <= 0
  const form = useRecitationForm(async () => {
    if (hasNoneLeft && !form.getValues().sent) return text.noneLeftHint
    return createRecitation(form, client, at => slotName(form.getValues().slots, at))
  })
  const [hasCandidate, setHasCandidate] = useState(false)
  const sample = useToneSample(form)
  const jobs = useSlotJobs(form, () => toast(text.gone))
  useStayOnPage(jobs.isBusy || form.busy || hasCandidate)
  const { values: draft, ready } = form
  // The last one of the month may have been created, and only its answer lost: then it is looked up.
  const isNoneLeft = hasNoneLeft && !draft.sent

  // After a restart, the server has the sounds of the draft.
  const [isRead, setRead] = useState(false)
  const isReading = useRef(false)
  useEffect(() => {
    if (!ready || isReading.current) return
    isReading.current = true
    void readServer(form).then(found => {
      setRead(true)
      if (found === 'gone') toast(text.gone)
    })
  }, [ready, form])

  /** A recording that is not sent is only on this page: the teacher agrees before it is discarded. */
  const mayDiscard = async (): Promise<boolean> =>
    !hasCandidate || confirmDialog({ message: text.own.discardQuestion, confirm: text.own.discardConfirm })
  const create = async () => {
    if (jobs.isBusy || form.busy || !(await mayDiscard())) return
    form.set(old => ({ current: firstFaultySlot(form.faults, old.current) }), [])
    form.submit()
  }
  const show = async (at: number) => {
    if (at !== form.getValues().current && (await mayDiscard())) form.set({ current: at }, [])
  }
  // The panel of the slot is another one after everything was cleared: nothing stays in it, and its microphone goes off.
  const [round, setRound] = useState(0)
  const clear = () => {
    for (const at of draft.slots.keys()) jobs.forget(at)
    setRound(round + 1)
    form.clear()
  }
  const restart = async () => {
    if (await confirmDialog({ message: text.restartQuestion, confirm: text.restartConfirm })) clear()
  }
  const isFormShown = ready && isRead && draft.created === null
  const keys = useSlotKeys(form, show, isFormShown)
  const crumbs = canGiveHomework(useSession()) ? [{ label: text.assign, to: paths.assignForm() }] : []
  if (!isFormShown)
    return (
      <>
        <PageHeader title={text.title} crumbs={crumbs} facts={text.lead} />
        {draft.created === null ? (
          <Skeletons count={6} />
        ) : (
          <CreatedPanel created={draft.created} remaining={remaining.data?.remaining_times} onAnother={clear} />
        )}
      </>
    )
  return (
    <div className={layout.fill}>
      <PageHeader
        title={text.title}
        crumbs={crumbs}
        facts={<Facts remaining={remaining.data?.remaining_times} hasFailed={remaining.isError} />}
        actions={
          <>
            <Button variant="subtle" onClick={() => void restart()} disabled={form.busy || jobs.isBusy}>
              {text.restart}
            </Button>
            <Button
              loading={form.busy}
              disabled={isNoneLeft || jobs.isBusy}
              aria-keyshortcuts="Control+Enter"
              onClick={() => void create()}
            >
              {text.create}
            </Button>
          </>
        }
      />
      {isNoneLeft && (
        <p className={classes.notice} role="status">
          <strong>{text.noneLeft}</strong> {text.noneLeftHint}
        </p>
      )}
      <KeptRecordings />
      <Form form={{ ...form, submit: () => void create() }} submitKey={text.create} className={classes.form}>
        <TextField {...form.field('title')} label={text.name} max={recitation.title} className={classes.name} />
        <div className={`${layout.panels} ${classes.panels}`}>
          <SlotList
            form={form}
            jobs={jobs}
            firstTone={tones.data?.items[0]?.tone_type ?? ''}
            onShow={at => void show(at)}
          />
          <SlotPanel
            key={`${round} ${draft.current}`}
            at={draft.current}
            form={form}
            jobs={jobs}
            tones={tones}
            sample={sample}
            mayDiscard={mayDiscard}
            onCandidate={setHasCandidate}
          />
        </div>
      </Form>
      <KeyHints rows={keys} />
    </div>
  )
}
