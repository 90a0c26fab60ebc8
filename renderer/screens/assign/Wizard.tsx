import { Button } from '@mantine/core'
import { type ComponentType, useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { homeworkFaults } from '../../../shared/text'
import { now, useDraft } from '../../bridge'
import { paths } from '../../paths'
import { confirmDialog } from '../../ui/dialogs'
import { PageHeader } from '../../ui/PageHeader'
import { Skeletons } from '../../ui/Skeletons'
import { ContentsStep } from './contents/ContentsStep'
import { FamilyStep } from './contents/FamilyStep'
import { FormStep } from './form/FormStep'
import { type AssignDraft, emptyDraft, readBegun } from './model/draft'
import { type Faults, type Field, faultsOf } from './model/faults'
import { PlanStep } from './plan/PlanStep'
import { StepList } from './StepList'
import type { StepProps } from './step'
import { Summary } from './summary/Summary'
import { text } from './text'
import { useBegunWith } from './use-begun-with'
import classes from './Wizard.module.css'
import { type Step, stepFields, stepOf, type Way, ways } from './ways'
import { WordStep } from './words/WordStep'

const views: Record<Step, ComponentType<StepProps>> = {
  family: FamilyStep,
  contents: ContentsStep,
  plan: PlanStep,
  words: WordStep,
  form: FormStep,
}

/** The first step that has something to fix, counted from 1; undefined where all is right. */
const firstFaulty = (way: Way, faults: Faults): number | undefined => {
  const at = ways[way].steps.findIndex(step => stepFields[step].some(field => faults[field]))
  return at < 0 ? undefined : at + 1
}

/** One of the three wizards: its steps over one draft, which outlives the page, the session and the program. */
export function Wizard({ way }: { way: Way }) {
  const { kind, steps } = ways[way]
  const { step: segment } = useParams()
  const { step, place } = stepOf(way, segment)
  const navigate = useNavigate()
  const [first] = useState(() => emptyDraft(kind, now()))
  const { value: draft, set, ready } = useDraft<AssignDraft>(`assign/${way}`, first, readBegun)
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set())
  const [summary, setSummary] = useState(false)

  useBegunWith({
    draft,
    ready,
    take: next => {
      set(next)
      setTouched(new Set())
    },
  })
  // another homework has an id of its own: by the same one, the first would be found and nothing made
  const empty = () => set(emptyDraft(kind, now()))

  if (segment !== String(place)) return <Navigate to={paths.assign(way, place)} replace />
  const faults = faultsOf(kind, draft, now())
  const say = (fields: readonly Field[]) => setTouched(old => new Set([...old, ...fields]))
  const go = (to: number) => void navigate(paths.assign(way, to))

  const goOn = () => {
    say(stepFields[step])
    if (stepFields[step].some(field => faults[field])) return
    if (place < steps.length) return go(place + 1)
    // what was left out in a step that was skipped by its address
    const faulty = firstFaulty(way, faults)
    if (faulty === undefined) return setSummary(true)
    say(steps.flatMap(each => stepFields[each]))
    go(faulty)
  }
  const restart = async () => {
    const yes = await confirmDialog({ message: text.restartAsk, confirm: text.restartYes })
    if (!yes) return
    empty()
    setTouched(new Set())
    go(1)
  }

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
      <div className={classes.body}>
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
        <Button className={classes.on} size="md" onClick={goOn}>
          {place < steps.length ? text.next : text.check}
        </Button>
      </footer>
      {summary && <Summary way={way} draft={draft} onClose={() => setSummary(false)} onMade={empty} />}
    </div>
  )
}
