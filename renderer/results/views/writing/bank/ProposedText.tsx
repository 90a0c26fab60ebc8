import { Button } from '@mantine/core'
import { showToast } from '../../../../bridge/index'
import { setProposedText, useProposedText } from '../../../bank/proposed-text'
import { bankText } from '../../../bank/text'
import classes from '../editor/NoteEditor.module.css'

/** Proposes a text for the comment bank that the teacher has typed three times. */
export function ProposedText({ onAdd }: { onAdd: (text: string) => void }) {
  const proposed = useProposedText()
  if (proposed === null) return null
  return (
    <div className={classes.undo}>
      <span role="status">{bankText.propose(proposed)}</span>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          onAdd(proposed)
          setProposedText(null)
          showToast(bankText.added)
        }}
      >
        {bankText.proposeYes}
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={() => setProposedText(null)}>
        {bankText.proposeNo}
      </Button>
    </div>
  )
}
