import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { paths } from '../../../paths'
import { Link } from '../../../ui/Link'
import classes from './Queue.module.css'
import { text } from './text'

interface ButtonProps {
  isOpen: boolean
  onToggle: () => void
}

/** Opens the filters of a queue in a small window, where the submission needs the room. */
export const QueueFiltersButton = ({ isOpen, onToggle }: ButtonProps) => (
  <Button className={classes.filtersButton} variant="default" aria-expanded={isOpen} onClick={onToggle}>
    {text.filters}
  </Button>
)

interface Props {
  isOpen: boolean
  /** How many of headquarters' homework could not be read. */
  refused: number
  /** How the filters are placed in a large window. */
  className?: string | undefined
  children: ReactNode
}

/** What a queue shows, and what the server keeps from it; hidden in a small window until the button opens it. */
export const QueueFilters = ({ isOpen, refused, className = '', children }: Props) => (
  <div className={`${classes.filters} ${className}`} data-open={isOpen || undefined}>
    {children}
    {refused > 0 && (
      <p className={classes.refused}>
        {text.refused(refused)} <Link to={paths.headquarters()}>{text.toHeadquarters}</Link>
      </p>
    )}
  </div>
)
