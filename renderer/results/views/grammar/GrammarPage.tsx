import { useFrameAddress } from '../../../bridge'
import { EmptyState } from '../../../ui/EmptyState'
import { Skeletons } from '../../../ui/Skeletons'
import { resultText } from '../../text'
import styles from './GrammarPage.module.css'

interface Props {
  base: string
  path: string
  name: string
}

/**
 * A page of another origin, in a frame of 600 px (SPEC §9). Its scripts run in an origin that is nobody's: it can neither
 * lead the window elsewhere, nor open one, nor send a form (DESIGN §10). Words stand where it may not be shown.
 */
export function GrammarPage({ base, path, name }: Props) {
  const address = useFrameAddress(base, path)
  const { grammar: words } = resultText
  if (address === undefined) return <Skeletons count={6} />
  if (address === null) return <EmptyState message={words.noPage} hint={words.noPageHint} />
  return (
    <iframe
      className={styles.page}
      title={words.pageOf(name)}
      src={address}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
    />
  )
}
