import { useRef } from 'react'
import { useShortcuts } from '../../../ui/use-shortcuts'
import type { Content } from '../draft/assign-draft'
import { proposedTitle } from '../draft/proposed-title'
import type { StepProps } from '../draft/step-props'
import { Basket } from './Basket'
import { Catalogue } from './Catalogue'
import classes from './Contents.module.css'
import { text } from './text'

/** The catalogue on the left, what was chosen of it on the right. */
export function ContentsStep({ draft, change, fault, goOn }: StepProps) {
  const search = useRef<HTMLInputElement>(null)
  useShortcuts({ '/': () => search.current?.focus() })
  const choose = (contents: Content[]) =>
    change(old => ({ contents, ...(old.titled ? {} : { title: proposedTitle(contents, text.andOthers) }) }), 'contents')
  const wrong = fault('contents')
  return (
    <div className={classes.contents} data-faulty={wrong !== undefined || undefined}>
      <Catalogue
        family={draft.family_id}
        onFamily={family_id => change({ family_id })}
        chosen={draft.contents}
        onChange={choose}
        search={search}
        preview
        goOn={goOn}
      />
      <div className={classes.side}>
        {wrong && (
          <p className={classes.fault} role="alert">
            {wrong}
          </p>
        )}
        <Basket contents={draft.contents} onChange={choose} preview />
      </div>
    </div>
  )
}
