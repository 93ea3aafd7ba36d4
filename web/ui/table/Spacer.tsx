/** Takes the place of rows of a long table that are not drawn. */
export function Spacer({ height, columns }: { height: number; columns: number }) {
  return (
    <tr inert>
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
}
