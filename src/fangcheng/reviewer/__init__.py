"""The reviewer: every decision of a recorded game, judged by what its seat could see."""
