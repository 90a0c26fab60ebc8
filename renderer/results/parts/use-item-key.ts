/** The key of the item that a part stands in, so that its sounds are played by the item's keys. */
import { createContext, useContext } from 'react'

const ItemKeyContext = createContext<string | undefined>(undefined)

export const ItemKeyProvider = ItemKeyContext.Provider

export const useItemKey = (): string | undefined => useContext(ItemKeyContext)
