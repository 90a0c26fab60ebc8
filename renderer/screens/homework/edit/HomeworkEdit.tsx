import { useSearchParams } from 'react-router-dom'
import { isMissing, useSession } from '../../../bridge/index'
import { canGiveHomework } from '../../../features/homework/can-give-homework'
import { homeworkListCrumb } from '../../../features/homework/homework-path'
import { useHomeworkMenuEntry } from '../../../features/homework/use-homework-menu-entry'
import { paths } from '../../../paths'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { Link } from '../../../ui/Link'
import { PageHeader } from '../../../ui/PageHeader'
import { Skeletons } from '../../../ui/Skeletons'
import { EditForm } from './EditForm'
import { text } from './text'
import { useSavedHomework } from './use-saved-homework'

const backLink = <Link to={paths.homeworkManagement()}>{text.back}</Link>
const crumbs = [homeworkListCrumb(undefined)]

/** /homework/edit: edits the parts of a homework that its status allows (SPEC §2; DESIGN §7). */
export function HomeworkEdit() {
  const [query] = useSearchParams()
  const session = useSession()
  const id = query.get('homework_id') ?? ''
  if (id === '' || !canGiveHomework(session)) {
    return (
      <>
        <PageHeader title={text.title} crumbs={crumbs} />
        <EmptyState message={id === '' ? text.noId : text.refusedToBc} hint={backLink} />
      </>
    )
  }
  return <Edit key={id} id={id} isChoosingContents={query.get('part') === 'topics'} />
}

function Edit({ id, isChoosingContents }: { id: string; isChoosingContents: boolean }) {
  useHomeworkMenuEntry(id)
  const { homework, draft, error, busy, retry } = useSavedHomework(id)
  if (homework && draft) return <EditForm homework={homework} saved={draft} isChoosingContents={isChoosingContents} />
  const missing = isMissing(error)
  return (
    <>
      <PageHeader title={text.title} crumbs={crumbs} />
      {error ? (
        <ErrorState message={missing ? text.notFound : text.failed} onRetry={missing ? undefined : retry} busy={busy}>
          {backLink}
        </ErrorState>
      ) : (
        <Skeletons count={6} />
      )}
    </>
  )
}
