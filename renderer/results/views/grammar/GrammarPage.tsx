import { useFrameAddress } from '../../../bridge/index'
import { EmptyState } from '../../../ui/EmptyState'
import { Skeletons } from '../../../ui/Skeletons'
import { resultText } from '../../text'
import classes from './GrammarPage.module.css'

interface Props {
  base: string
  path: string
  name: string
}

/**
 * A page of another origin, in a frame of 600 px (SPEC §9). The sandbox gives its scripts an opaque origin: it cannot
 * navigate the window, open a new one or submit a form (DESIGN §10). A message is shown if the page is not allowed.
 */
export function GrammarPage({ base, path, name }: Props) {
  const address = useFrameAddress(base, path)
  const { grammar: grammarText } = resultText
  if (address === undefined) return <Skeletons count={6} />
  if (address === null) return <EmptyState message={grammarText.noPage} hint={grammarText.noPageHint} />
  return (
    <iframe
      className={classes.page}
      title={grammarText.pageOf(name)}
      src={address}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
    />
  )
}
