import { useRef } from 'react'
import { useKeyTable } from '../../../ui/keys/use-key-table'
import layout from '../../../ui/layout/layout.module.css'
import type { Content } from '../draft/assign-draft'
import { proposedTitle } from '../draft/proposed-title'
import type { StepProps } from '../draft/step-props'
import { Basket } from './Basket'
import { Catalogue } from './Catalogue'
import classes from './Contents.module.css'
import { text } from './text'

/** The step that chooses contents: catalogue on the left, chosen contents on the right. */
export function ContentsStep({ draft, change, fault, goToNextStep }: StepProps) {
  const search = useRef<HTMLInputElement>(null)
  useKeyTable([{ label: text.searchKey, keys: { '/': () => search.current?.focus() } }])
  const choose = (contents: Content[]) =>
    change(
      old => ({ contents, ...(old.titled ? {} : { title: proposedTitle(contents, text.andOthers) }) }),
      ['contents'],
    )
  const contentsFault = fault('contents')
  return (
    <div className={`${layout.panels} ${classes.contents}`} data-faulty={contentsFault !== undefined || undefined}>
      <Catalogue
        family={draft.family_id}
        onFamily={family_id => change({ family_id })}
        chosen={draft.contents}
        onChange={choose}
        search={search}
        preview
        goToNextStep={goToNextStep}
      />
      <div className={`${layout.scroll} ${classes.side}`}>
        {contentsFault && (
          <p className={classes.fault} role="alert">
            {contentsFault}
          </p>
        )}
        <Basket contents={draft.contents} onChange={choose} preview />
      </div>
    </div>
  )
}
