/** The chart library with its styles: one chunk of its own, fetched when the first chart comes into view. */
import 'uplot/dist/uPlot.min.css'
import uPlot from 'uplot'

export const Plot = uPlot
