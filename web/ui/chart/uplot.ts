/** The chart library with its styles: a chunk of its own, loaded when the first chart comes into view. */
import 'uplot/dist/uPlot.min.css'
import uPlot from 'uplot'

export const Plot = uPlot
