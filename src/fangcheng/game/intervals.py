"""Rates and means of what was counted, with their 95 % intervals."""

from math import sqrt

Z = 1.959964  # standard deviations to either side that hold 95 % of a normal distribution

FEWEST = 5  # numbers; below, an interval would be wider than anybody can use

Figure = dict[str, float | None]  # mean, low, high; None where there is nothing to tell them from


def rate(count: int, number: int) -> Figure:
    """Return a share, with Wilson's interval: also near 0 and 1 it stays between them."""
    if number == 0:
        return figure(None, 0)
    share, weight = count / number, Z * Z / number
    middle = (share + weight / 2) / (1 + weight)
    half = Z * sqrt(share * (1 - share) / number + weight / (4 * number)) / (1 + weight)
    return {"mean": share, "low": max(0.0, middle - half), "high": min(1.0, middle + half)}


def mean(total: int, squares: int, number: int) -> Figure:
    """Return a mean of so many numbers, of which the sum and the sum of the squares are known."""
    return _mean(total, squares, number, Z)


def mean_of_few(total: int, squares: int, number: int) -> Figure:
    """Return the same with an interval that holds for few numbers too: Student's t, and none below five."""
    if number < FEWEST:
        return figure(total / number if number else None, None)
    return _mean(total, squares, number, student(number - 1))


def _mean(total: int, squares: int, number: int, deviations: float) -> Figure:
    if number == 0:
        return figure(None, 0)
    variance = max(0, number * squares - total * total) / number / max(1, number - 1)
    return figure(total / number, deviations * sqrt(variance / number) if number > 1 else None)


def figure(value: float | None, half: float | None) -> Figure:
    """Return a mean and its interval of half that width; one number alone has none."""
    if value is None or half is None:
        return {"mean": value, "low": None, "high": None}
    return {"mean": value, "low": value - half, "high": value + half}


def student(freedom: int) -> float:
    """Return the 97.5 % point of Student's t for 4 degrees of freedom or more, to 0.01.

    Abramowitz and Stegun 26.7.5.
    """
    return (
        Z
        + (Z**3 + Z) / (4 * freedom)
        + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
        + (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * freedom**3)
    )
