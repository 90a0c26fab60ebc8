import type { ReactNode } from 'react'
import { paths } from '../../paths'
import { PageHeader } from '../../ui/PageHeader'
import { text } from './text'

/** The header of the page, with the buttons of its step. */
export const ImportHeader = ({ facts = text.facts, children }: { facts?: string; children?: ReactNode }) => (
  <PageHeader title={text.title} crumbs={[{ label: text.list, to: paths.grades() }]} facts={facts} actions={children} />
)
