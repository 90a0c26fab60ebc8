import { Button, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryView } from '../../ui/QueryView'
import classes from './About.module.css'
import { loadLicences } from './licences'
import { text } from './text'

const words = text.licences

/** The packages that are in the program, and the texts of their licences. */
export function LicenceList() {
  const licences = useQuery({ queryKey: ['licences'], queryFn: loadLicences, staleTime: Number.POSITIVE_INFINITY })
  const [isWhole, setWhole] = useState(false)
  return (
    <QueryView query={licences} failed={words.failed}>
      {({ packages, texts }) => (
        <>
          <table className={`${classes.table} ${classes.packages}`} aria-label={words.table}>
            <thead>
              <tr>
                <th scope="col">{words.columns.name}</th>
                <th scope="col">{words.columns.version}</th>
                <th scope="col">{words.columns.licence}</th>
                <th scope="col">{words.columns.holders}</th>
              </tr>
            </thead>
            <tbody>
              {packages.map(({ name, version, licence, holders }) => (
                <tr key={`${name} ${version}`}>
                  <td>{name}</td>
                  <td>{version}</td>
                  <td>{licence}</td>
                  <td>{holders}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Button variant="default" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? words.hide : words.show}
          </Button>
          {isWhole && (
            <Textarea classNames={{ root: classes.texts }} aria-label={words.whole} readOnly rows={20} value={texts} />
          )}
        </>
      )}
    </QueryView>
  )
}
