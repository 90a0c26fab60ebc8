import { Button } from '@mantine/core'
import { useState } from 'react'
import type { HomeworkKind } from '../../../../shared/domain/homework-rules'
import { ContentsStep } from '../../../features/homework/contents/ContentsStep'
import type { AssignDraft, Content } from '../../../features/homework/draft/assign-draft'
import { WordStep } from '../../../features/homework/word-parts/WordStep'
import { PageHeader } from '../../../ui/PageHeader'
import classes from './Edit.module.css'
import { text } from './text'

interface Props {
  kind: HomeworkKind
  /** The title of the saved homework. */
  title: string
  draft: AssignDraft
  fault: string | undefined
  onChange(contents: Content[]): void
  /** The teacher wants to return to the form. */
  onDone(): void
}

/** Chooses the contents of a saved homework; the form is hidden meanwhile. */
export function ChooseContents({ kind, title, draft, fault, onChange, onDone }: Props) {
  /** The course family or word-test book that is shown. It is no part of the homework. */
  const [family_id, setFamily] = useState('')
  const Step = kind === 3 ? WordStep : ContentsStep
  return (
    <div className={classes.screen}>
      <PageHeader
        title={text.contents.heading}
        windowTitle={`${text.contents.heading}：${title}`}
        actions={<Button onClick={onDone}>{text.contents.done}</Button>}
      />
      <Step
        kind={kind}
        draft={{ ...draft, family_id }}
        change={next => {
          const { contents, family_id: family } = typeof next === 'function' ? next(draft) : next
          if (family !== undefined) setFamily(family)
          if (contents) onChange(contents)
        }}
        fault={field => (field === 'contents' ? fault : undefined)}
        goToNextStep={onDone}
      />
    </div>
  )
}
