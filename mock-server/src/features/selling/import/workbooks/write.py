"""Writes the workbooks of openpyxl and XlsxWriter beside this file."""

from datetime import datetime
from pathlib import Path

import openpyxl
import xlsxwriter

HERE = Path(__file__).parent
TITLES = ["Make *", "Model *", "Year", "Mileage, km", "VIN", "Plate", "Start price, AED", "Min price, AED",
          "Bid step, AED", "Start date, GST", "Seller's comment"]
START = datetime(2026, 12, 1, 18, 0)
GOOD = ["Toyota", "Land Cruiser", 2021, 78400, "jtebu3fj0m5861942", "Dubai\u00a0K\u200f ٢٠٧١٤", 82000, 95000, 500, START,
        "One owner,\nمالك واحد"]
MIN = 7


def rows():
    """The rows: good, a sum without and with its value, an error, texts of other countries, noise of a sum."""
    yield GOOD
    yield [*GOOD[:MIN], ("=G3*1.15", None), *GOOD[MIN + 1:]]
    yield [*GOOD[:MIN], ("=G4*1.15", 94300), *GOOD[MIN + 1:]]
    yield [*GOOD[:MIN], "#REF!", *GOOD[MIN + 1:]]
    yield [*GOOD[:3], "78400.0", "JTEBU3FJ0M5861942", "K 20714", "82.000,00", "٩٥٬٠٠٠", *GOOD[MIN + 1:]]
    yield [*GOOD[:6], 82000.00000000001, "95.000", *GOOD[MIN + 1:]]


def write_openpyxl():
    book = openpyxl.Workbook()
    hidden = book.active
    hidden.title = "Draft"
    hidden.append(["Not for sale"])
    hidden.sheet_state = "hidden"
    sheet = book.create_sheet("Cars")
    book.active = 1
    sheet.append(TITLES)
    for row in rows():
        sheet.append([value[0] if isinstance(value, tuple) else value for value in row])
    book.save(HERE / "openpyxl.xlsx")


def write_xlsxwriter():
    book = xlsxwriter.Workbook(HERE / "xlsxwriter.xlsx")
    chart_sheet = book.add_chartsheet("Chart")
    sheet = book.add_worksheet("Cars")
    date = book.add_format({"num_format": "d mmm yyyy h:mm"})
    sheet.write(0, 0, "Cars of December")
    for column, title in enumerate(TITLES):
        sheet.write(2, column, title)
    for place, row in enumerate(rows()):
        for column, value in enumerate(row):
            if isinstance(value, tuple):
                sheet.write_formula(place + 3, column, value[0], None, 0 if value[1] is None else value[1])
            elif value == "#REF!":
                sheet.write_formula(place + 3, column, "=#REF!*2", None, "#REF!")
            elif isinstance(value, datetime):
                sheet.write_datetime(place + 3, column, value, date)
            elif isinstance(value, str):
                sheet.write_string(place + 3, column, value)
            else:
                sheet.write(place + 3, column, value)
    chart = book.add_chart({"type": "column"})
    chart.add_series({"values": "=Cars!$G$4:$G$9"})
    chart_sheet.set_chart(chart)
    book.close()


write_openpyxl()
write_xlsxwriter()
