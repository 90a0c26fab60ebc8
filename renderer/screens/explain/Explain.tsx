import { Switch } from '@mantine/core'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { EndpointRequest } from '../../../shared/endpoints/index'
import { viewKeys } from '../../../shared/items/view-keys'
import { isMissing, useApi, useBoot } from '../../bridge'
import { paths } from '../../paths'
import { ResultView, viewName } from '../../results'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { KeyCap } from '../../ui/keys/KeyHints'
import { PageHeader } from '../../ui/PageHeader'
import { Skeletons } from '../../ui/Skeletons'
import { usePrintHead } from '../../ui/use-print-head'
import { useShortcuts } from '../../ui/keys/use-shortcuts'
import styles from './Explain.module.css'
import { parseExplainRequest } from './explain-request'
import { explainText } from './text'

/** A resource by its result view alone, without any answer (DESIGN §7 /explain). */
export function Explain() {
  const [query] = useSearchParams()
  const wanted = parseExplainRequest(query)
  if (wanted.kind === 'request') return <Resource request={wanted.request} />
  return (
    <>
      <PageHeader title={explainText.title} />
      {wanted.kind === 'unknown-view' ? (
        <EmptyState message={explainText.unknown} hint={<Views />} />
      ) : (
        <EmptyState message={explainText.nothing} hint={<Views />} />
      )}
    </>
  )
}

/** In sample mode, where each view's sample stands; else what to do. */
function Views() {
  const { sample } = useBoot()
  if (!sample) return explainText.nothingHint
  return (
    <nav aria-label={explainText.views}>
      <ul className={styles.views}>
        {viewKeys.map(key => (
          <li key={key}>
            <Link to={paths.explainView(key)}>{viewName(key)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Resource({ request }: { request: EndpointRequest<'resource-preview'> }) {
  const { data, error, isFetching, refetch } = useApi('resource-preview', request)
  const [showCorrect, setShowCorrect] = useState(false)
  const [asStudent, setAsStudent] = useState(false)
  useShortcuts({ v: () => setAsStudent(on => !on) }, data !== undefined)
  usePrintHead(data?.resource.resource_title ?? '')
  const actions = (
    <>
      {asStudent ? null : (
        <Switch
          label={explainText.showCorrect}
          checked={showCorrect}
          onChange={event => setShowCorrect(event.currentTarget.checked)}
        />
      )}
      <Switch
        aria-keyshortcuts="V"
        label={
          <>
            {explainText.asStudent} <KeyCap name="V" />
          </>
        }
        checked={asStudent}
        onChange={event => setAsStudent(event.currentTarget.checked)}
      />
    </>
  )
  // one head for every state: the focus that it took stays while the resource comes
  return (
    <div className={styles.screen}>
      <PageHeader
        title={data?.resource.resource_title || explainText.title}
        facts={data ? <Facts level={data.resource.resource_level} /> : undefined}
        actions={data ? actions : undefined}
      />
      <div className={styles.body}>
        {data ? (
          <ResultView paper={data} viewer={asStudent ? 'student' : 'teacher'} showCorrect={showCorrect && !asStudent} />
        ) : isMissing(error) ? (
          <EmptyState message={explainText.notFound} hint={<Views />} />
        ) : error ? (
          <ErrorState onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <Skeletons />
        )}
      </div>
    </div>
  )
}

function Facts({ level }: { level: string | undefined }) {
  return (
    <>
      {level === undefined ? null : <span>{level}</span>}
      <span>{explainText.facts}</span>
    </>
  )
}
