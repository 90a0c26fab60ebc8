import { Button } from '@mantine/core'
import { type ComponentType, useRef, useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { useApi } from '../../bridge/index'
import { ContentsStep } from '../../features/homework/contents/ContentsStep'
import { text as contentsText } from '../../features/homework/contents/text'
import type { Field } from '../../features/homework/draft/faults'
import type { StepProps } from '../../features/homework/draft/step-props'
import { Summary } from '../../features/homework/summary/Summary'
import { type Step, stepAt, stepFields, type WizardKind, wizards } from '../../features/homework/wizard-kinds'
import { WordStep } from '../../features/homework/word-parts/WordStep'
import { paths } from '../../paths'
import { confirmDialog } from '../../ui/dialogs'
import type { Faults } from '../../ui/form/use-form-state'
import { ctrlEnter } from '../../ui/keys/ctrl-enter'
import { KeyHints } from '../../ui/keys/KeyHints'
import { useKeyTable } from '../../ui/keys/use-key-table'
import layout from '../../ui/layout/layout.module.css'
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
import { useWizardForm } from './use-wizard-form'
import classes from './Wizard.module.css'

const stepComponents: Record<Step, ComponentType<StepProps>> = {
  family: FamilyStep,
  contents: ContentsStep,
  plan: PlanStep,
  words: WordStep,
  form: FormStep,
}

/** The first step with a fault, counted from 1; undefined if there is none. */
const firstStepWithFault = (wizard: WizardKind, faults: Faults<Field>): number | undefined => {
  const at = wizards[wizard].steps.findIndex(step => stepFields[step].some(field => faults[field]))
  return at < 0 ? undefined : at + 1
}

/** One of the three wizards. Its steps edit one draft, which survives leaving the page, logging out and restarting. */
export function Wizard({ wizard }: { wizard: WizardKind }) {
  const { kind, steps } = wizards[wizard]
  const { step: segment } = useParams()
  const { step, number } = stepAt(wizard, segment)
  const navigate = useNavigate()
  const body = useRef<HTMLDivElement>(null)
  const form = useWizardForm(wizard, body)
  const { values: draft, ready, faults } = form
  const [summary, setSummary] = useState(false)
  const nextButton = useRef<HTMLButtonElement>(null)

  // load the classes early: a fast teacher reaches the last step before they would be loaded
  useApi('team-rows', {}, { background: true })
  const openStep = (to: number) => void navigate(paths.assign(wizard, to))

  const continueToNext = () => {
    if (!ready || summary) return
    if (form.showFaults(stepFields[step])) return
    if (number < steps.length) return openStep(number + 1)
    // an address can skip a step, so that an earlier step still has faults
    const stepWithFault = firstStepWithFault(wizard, faults)
    if (stepWithFault === undefined) return setSummary(true)
    showAllFaults(stepWithFault)
  }
  const showAllFaults = (stepWithFault: number) => {
    form.showFaults()
    if (stepWithFault !== number) openStep(stepWithFault)
  }
  useStepFocus(body, { number, ready })
  const keys = useKeyTable([
    // ContentsStep handles this key; the foot of the wizard names it.
    { label: contentsText.searchKey, keys: ['/'], when: step === 'contents' },
    ctrlEnter(text.nextKey, continueToNext),
  ])
  useInitialDraft(form)
  const restart = async () => {
    const yes = await confirmDialog({
      message: draft.sent === 1 ? text.restartQuestionIfSent : text.restartQuestion,
      confirm: text.restartConfirm,
    })
    if (!yes) return
    form.clear()
    openStep(1)
  }

  if (segment !== String(number)) return <Navigate to={paths.assign(wizard, number)} replace />
  const View = stepComponents[step]
  return (
    <div className={layout.fill}>
      <PageHeader
        title={text.wizards[wizard].label}
        windowTitle={`${text.wizards[wizard].label}：${text.stepNames[step]}`}
        crumbs={[{ label: text.title, to: paths.assignForm() }]}
        actions={
          <Button variant="subtle" onClick={() => void restart()}>
            {text.restart}
          </Button>
        }
      />
      <StepList wizard={wizard} current={number} faults={faults} onStep={openStep} />
      {form.resumed && <ResumedNotice onOk={form.hideResumed} onRestart={() => void restart()} />}
      <div ref={body} className={`${layout.scrollPlain} ${classes.body}`}>
        {ready ? (
          <View
            kind={kind}
            draft={draft}
            change={form.set}
            fault={form.fault}
            goToNextStep={() => openStep(Math.min(number + 1, steps.length))}
          />
        ) : (
          <Skeletons count={6} />
        )}
      </div>
      <footer className={layout.actions}>
        {number > 1 && (
          <Button variant="default" onClick={() => openStep(number - 1)}>
            {text.back}
          </Button>
        )}
        <KeyHints rows={keys} />
        <Button
          ref={nextButton}
          className={classes.on}
          size="md"
          aria-keyshortcuts="Control+Enter"
          onClick={continueToNext}
        >
          {number < steps.length ? text.next : text.check}
        </Button>
      </footer>
      {summary && (
        <Summary
          wizard={wizard}
          draft={draft}
          change={form.set}
          onClose={() => {
            setSummary(false)
            nextButton.current?.focus()
          }}
          onInvalid={found => {
            setSummary(false)
            showAllFaults(firstStepWithFault(wizard, found) ?? number)
          }}
          onPublished={form.clear}
        />
      )}
    </div>
  )
}
