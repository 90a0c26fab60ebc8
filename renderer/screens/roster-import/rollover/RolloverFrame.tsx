import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { paths } from '../../../paths'
import { PageHeader } from '../../../ui/PageHeader'
import { Steps } from '../../../ui/Steps'
import panel from '../RosterImport.module.css'
import { text } from './text'

const steps = ['source', 'classes', 'preview', 'run'] as const

interface Props {
  /** Counted from 1. */
  step: number
  /** Whether the next step can be opened. */
  canGoOn: boolean
  onStep(step: number): void
  facts?: string
  /** Beside 戻る and 次へ; in the last step, in the place of 次へ. */
  actions?: ReactNode
  children: ReactNode
}

/** The header of 年次更新 with its steps. A new step begins at the title, which gets the focus. */
export function RolloverFrame({ step, canGoOn, onStep, facts = text.facts, actions, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) box.current?.querySelector('h1')?.focus()
    shown.current = step
  }, [step])
  return (
    <div ref={box} className={panel.screen}>
      <PageHeader
        title={text.title}
        crumbs={[{ label: text.list, to: paths.grades() }]}
        facts={facts}
        actions={
          <>
            {step > 1 && (
              <Button variant="default" onClick={() => onStep(step - 1)}>
                {text.back}
              </Button>
            )}
            {actions}
            {step < steps.length && (
              <Button disabled={!canGoOn} onClick={() => onStep(step + 1)}>
                {text.next}
              </Button>
            )}
          </>
        }
      />
      <Steps
        current={step}
        onStep={onStep}
        steps={steps.map((key, at) => ({
          key,
          label: text.steps[key],
          isDone: at + 1 < step,
          isDisabled: at + 1 > step + (canGoOn ? 1 : 0),
        }))}
      />
      {children}
    </div>
  )
}
