import { Switch } from '@mantine/core'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { EndpointRequest } from '../../../shared/endpoints/index'
import { viewKeys } from '../../../shared/items/view-keys'
import { useApi, useBoot } from '../../bridge'
import { paths } from '../../paths'
import { ResultView } from '../../results'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { PageHeader } from '../../ui/PageHeader'
import { Skeletons } from '../../ui/Skeletons'
import styles from './Explain.module.css'
import { wantedResource } from './explain-request'
import { explainText } from './text'

/** A resource by its result view alone, without any answer (DESIGN §7 /explain). */
export function Explain() {
  const [query] = useSearchParams()
  const wanted = wantedResource(query)
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
            <Link to={paths.explainView(key)}>{key}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Resource({ request }: { request: EndpointRequest<'resource-preview'> }) {
  const { data, isError, isFetching, refetch } = useApi('resource-preview', request)
  const [showCorrect, setShowCorrect] = useState(false)
  const [asStudent, setAsStudent] = useState(false)
  if (isError && !data) {
    return (
      <>
        <PageHeader title={explainText.title} />
        <ErrorState onRetry={() => void refetch()} busy={isFetching} />
      </>
    )
  }
  if (!data) {
    return (
      <>
        <PageHeader title={explainText.title} />
        <Skeletons />
      </>
    )
  }
  const { resource_title: title, resource_level: level } = data.resource
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
        label={explainText.asStudent}
        checked={asStudent}
        onChange={event => setAsStudent(event.currentTarget.checked)}
      />
    </>
  )
  return (
    <div className={styles.screen}>
      <PageHeader
        title={title === '' ? explainText.title : title}
        facts={
          <>
            {level === undefined ? null : <span>{level}</span>}
            <span>{explainText.facts}</span>
          </>
        }
        actions={actions}
      />
      <div className={styles.body}>
        <ResultView paper={data} viewer={asStudent ? 'student' : 'teacher'} showCorrect={showCorrect && !asStudent} />
      </div>
    </div>
  )
}
