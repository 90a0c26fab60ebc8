import { Button } from '@mantine/core'
import { type ComponentType, useRef, useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { homeworkFaults } from '../../../shared/text'
import { useApi } from '../../bridge'
import { ContentsStep } from '../../features/homework/contents/ContentsStep'
import { type Faults, type Field, findFaults } from '../../features/homework/draft/faults'
import type { StepProps } from '../../features/homework/draft/step-props'
import { useCtrlEnter } from '../../features/homework/form/use-ctrl-enter'
import { Summary } from '../../features/homework/summary/Summary'
import { type Step, stepAt, stepFields, type WizardKind, wizards } from '../../features/homework/wizard-kinds'
import { WordStep } from '../../features/homework/word-parts/WordStep'
import { paths } from '../../paths'
import { now } from '../../ui/clock'
import { confirmDialog } from '../../ui/dialogs'
import { KeyHints } from '../../ui/KeyHint'
import { PageHeader } from '../../ui/PageHeader'
import { Skeletons } from '../../ui/Skeletons'
import { FamilyStep } from './family/FamilyStep'
import { FormStep } from './form/FormStep'
import { PlanStep } from './plan/PlanStep'
import { ResumedNotice } from './ResumedNotice'
import { StepList } from './StepList'
import { text } from './text'
import { useInitialDraft } from './use-initial-draft'
import { useStepFocus } from './use-step-focus'
import { useWizardDraft } from './use-wizard-draft'
import classes from './Wizard.module.css'

const views: Record<Step, ComponentType<StepProps>> = {
  family: FamilyStep,
  contents: ContentsStep,
  plan: PlanStep,
  words: WordStep,
  form: FormStep,
}

const hints: Partial<Record<Step, { keys: string[]; word: string }[]>> = {
  contents: [{ keys: ['/'], word: text.searchKey }],
}
const goOnHint = { keys: ['Ctrl', 'Enter'], word: text.goOnKey }

/** The first step that has something to fix, counted from 1; undefined where all is right. */
const firstFaulty = (way: WizardKind, faults: Faults): number | undefined => {
  const at = wizards[way].steps.findIndex(step => stepFields[step].some(field => faults[field]))
  return at < 0 ? undefined : at + 1
}

/** One of the three wizards: its steps over one draft, which outlives the page, the session and the program. */
export function Wizard({ way }: { way: WizardKind }) {
  const { kind, steps } = wizards[way]
  const { step: segment } = useParams()
  const { step, place } = stepAt(way, segment)
  const navigate = useNavigate()
  const { draft, set, ready, empty, resumed, hideResumed } = useWizardDraft(way, kind)
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set())
  const [tried, setTried] = useState(0)
  const [summary, setSummary] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const onButton = useRef<HTMLButtonElement>(null)

  // the classes of the last step are there before a quick hand is
  useApi('team-rows', {}, { background: true })
  const faults = findFaults(kind, draft, now())
  const say = (fields: readonly Field[]) => setTouched(old => new Set([...old, ...fields]))
  const go = (to: number) => void navigate(paths.assign(way, to))

  const goOn = () => {
    if (!ready || summary) return
    say(stepFields[step])
    if (stepFields[step].some(field => faults[field])) return setTried(tried + 1)
    if (place < steps.length) return go(place + 1)
    // what was left out in a step that was skipped by its address
    const faulty = firstFaulty(way, faults)
    if (faulty === undefined) return setSummary(true)
    sayAll(faulty)
  }
  /** All that is wrong, and the step where that begins. */
  const sayAll = (faulty: number) => {
    say(steps.flatMap(each => stepFields[each]))
    setTried(tried + 1)
    if (faulty !== place) go(faulty)
  }
  useStepFocus(body, { place, ready, tried })
  useCtrlEnter(goOn)
  useInitialDraft({
    draft,
    ready,
    take: next => {
      set(next)
      setTouched(new Set())
    },
  })
  const restart = async () => {
    const yes = await confirmDialog({
      message: draft.sent === 1 ? text.restartAskSent : text.restartAsk,
      confirm: text.restartYes,
    })
    if (!yes) return
    empty()
    setTouched(new Set())
    go(1)
  }

  if (segment !== String(place)) return <Navigate to={paths.assign(way, place)} replace />
  const View = views[step]
  return (
    <div className={classes.screen}>
      <PageHeader
        title={text.ways[way].label}
        windowTitle={`${text.ways[way].label}：${text.stepNames[step]}`}
        crumbs={[{ label: text.title, to: paths.assignForm() }]}
        actions={
          <Button variant="subtle" onClick={() => void restart()}>
            {text.restart}
          </Button>
        }
      />
      <StepList way={way} place={place} faults={faults} onStep={go} />
      {resumed && <ResumedNotice onOk={hideResumed} onRestart={() => void restart()} />}
      <div ref={body} className={classes.body} tabIndex={-1}>
        {ready ? (
          <View
            kind={kind}
            draft={draft}
            change={(next, ...fields) => {
              set(old => ({ ...old, ...(typeof next === 'function' ? next(old) : next) }))
              say(fields)
            }}
            fault={field => {
              const found = touched.has(field) ? faults[field] : undefined
              return found && homeworkFaults[found]
            }}
            goOn={() => go(Math.min(place + 1, steps.length))}
          />
        ) : (
          <Skeletons count={6} />
        )}
      </div>
      <footer className={classes.foot}>
        {place > 1 && (
          <Button variant="default" onClick={() => go(place - 1)}>
            {text.back}
          </Button>
        )}
        <KeyHints hints={[...(hints[step] ?? []), goOnHint]} />
        <Button ref={onButton} className={classes.on} size="md" aria-keyshortcuts="Control+Enter" onClick={goOn}>
          {place < steps.length ? text.next : text.check}
        </Button>
      </footer>
      {summary && (
        <Summary
          way={way}
          draft={draft}
          change={next => set(old => ({ ...old, ...next }))}
          onClose={() => {
            setSummary(false)
            onButton.current?.focus()
          }}
          onFaulty={found => {
            setSummary(false)
            sayAll(firstFaulty(way, found) ?? place)
          }}
          onMade={() => {
            empty()
            setTouched(new Set())
          }}
        />
      )}
    </div>
  )
}
